import * as z from 'zod/mini';

/** The kinds of product a cohort can belong to. */
export const PRODUCT_TYPES = ['SPECIALIZATION', 'COHORT'] as const;
export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof ProductType>;
