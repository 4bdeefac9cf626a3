import * as z from 'zod/mini';
import { BASE_PRODUCT_CODES, PRODUCT_CODE_MAX, PRODUCT_CODE_PATTERN } from './product-codes.ts';

// Separate from the codes: course paths are in every page's first bytes and must not pull in zod.
export {
  BASE_PRODUCT_CODES,
  baseProductCode,
  familyOfProduct,
  isShippedProduct,
  PRODUCT_CODES,
  productCodeOfRegion,
  regionOfProductCode,
} from './product-codes.ts';

export const BaseProductCode = z.enum(BASE_PRODUCT_CODES);
export type BaseProductCode = z.infer<typeof BaseProductCode>;

/**
 * A product code, such as BIM_A_US. Whether the product exists depends on its row: a call about a missing one is
 * refused with 404, or 400 at the field that names it.
 */
export const ProductCode = z
  .string()
  .check(
    z.maxLength(PRODUCT_CODE_MAX, `Use at most ${PRODUCT_CODE_MAX} characters`),
    z.regex(PRODUCT_CODE_PATTERN, 'Use capitals, digits and underscores, such as BIM_A_US'),
  );
export type ProductCode = z.infer<typeof ProductCode>;
