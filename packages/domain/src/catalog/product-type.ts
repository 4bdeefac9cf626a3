import * as z from 'zod/mini';

/** What kind of product a cohort belongs to. */
export const PRODUCT_TYPES = ['SPECIALIZATION', 'COHORT'] as const;
export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof ProductType>;
