import { carryProduct } from './carry-product.ts';
import { preselectProduct } from './preselect-product.ts';

preselectProduct();
carryProduct();
