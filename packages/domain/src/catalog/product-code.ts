import * as z from 'zod/mini';
import { BASE_PRODUCT_CODES, PRODUCT_CODES } from './product-codes.ts';

// Apart from the codes themselves: course paths are in every page's first bytes and must not bring zod along.
export {
  BASE_PRODUCT_CODES,
  baseProductCode,
  PRODUCT_CODES,
  productCodeOfRegion,
  regionOfProductCode,
} from './product-codes.ts';

export const BaseProductCode = z.enum(BASE_PRODUCT_CODES);
export type BaseProductCode = z.infer<typeof BaseProductCode>;

export const ProductCode = z.enum(PRODUCT_CODES);
export type ProductCode = z.infer<typeof ProductCode>;
