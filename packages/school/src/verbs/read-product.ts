import { ProductCode } from '@plinth/domain/catalog/product-code';
import { readAs } from './read-as.ts';

/**
 * Parses a product code, typed in either case and optionally with hyphens. Whether such a product exists is checked by
 * the call. @throws Fault
 */
export const readProduct = (option: string, text: string): ProductCode =>
  readAs(
    ProductCode,
    text.toUpperCase().replaceAll('-', '_'),
    `${option} is the code of a product, such as BIM_A_US.`,
  );
