import { ProductCode } from '@plinth/domain/catalog/product-code';
import * as z from 'zod/mini';

/** A product code, or PUBLIC for content that belongs to no product. */
export const FormProduct = z.union([ProductCode, z.literal('PUBLIC')]);
export type FormProduct = z.infer<typeof FormProduct>;

/** The product header required on every call about a form. */
export const ProductHeader = z.object({ 'x-product-id': FormProduct });
