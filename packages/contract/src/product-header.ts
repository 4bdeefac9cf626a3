import { ProductCode } from '@plinth/domain/catalog/product-code';
import * as z from 'zod/mini';

/** A product code, or PUBLIC for what belongs to no product. */
export const FormProduct = z.union([ProductCode, z.literal('PUBLIC')]);
export type FormProduct = z.infer<typeof FormProduct>;

/** The product header that every call about a form carries. */
export const ProductHeader = z.object({ 'x-product-id': FormProduct });
