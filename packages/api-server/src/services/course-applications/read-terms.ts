import { type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import { termsOf } from '@plinth/domain/course-applications/terms';
import type { Deps } from '../../deps.ts';
import { titleOfProduct } from '../products/title-of-product.ts';

/**
 * The terms in force where a product is sold, else in a region, else in India.
 * @throws Refusal BAD_REQUEST no such product
 */
export async function readTerms(
  { db }: Pick<Deps, 'db'>,
  { productId, region }: { productId?: ProductCode | undefined; region?: Region | undefined },
) {
  if (productId) await titleOfProduct(db, productId, 'productId');
  return termsOf(productId ? regionOfProductCode(productId) : (region ?? 'INDIA'));
}
