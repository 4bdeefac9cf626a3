import { type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import { termsOf } from '@plinth/domain/course-applications/terms';

/** The terms in force where a product is sold, else in a region, else in India. */
export function readTerms({
  productId,
  region,
}: {
  productId?: ProductCode | undefined;
  region?: Region | undefined;
}) {
  return termsOf(productId ? regionOfProductCode(productId) : (region ?? 'INDIA'));
}
