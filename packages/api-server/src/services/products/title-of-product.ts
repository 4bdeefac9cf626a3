import { isShippedProduct, type ProductCode } from '@plinth/domain/catalog/product-code';
import { productOf } from '@plinth/domain/catalog/products';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the title of a product, on sale or not.
 * @param path the field that names it
 * @throws Refusal BAD_REQUEST there is no such product
 */
export async function titleOfProduct(db: Queryable, productId: ProductCode, path: string): Promise<string> {
  const [known] = await db
    .select({ title: products.courseTitle })
    .from(products)
    .where(eq(products.productId, productId));
  if (known) return known.title;
  if (isShippedProduct(productId)) return productOf(productId).title;
  const message = 'Course not found';
  throw refuse('BAD_REQUEST', message, { details: message, fields: [{ path, message }] });
}
