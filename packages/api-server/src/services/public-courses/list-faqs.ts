import { familyOfProduct, type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { faqs } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { titleOfProduct } from '../products/title-of-product.ts';

/**
 * Questions for everyone, with those of a product and of a region where they are named. A row of a family's plain
 * code is for the family everywhere; the region of a product code is the region of its visitors.
 * @throws Refusal BAD_REQUEST no such product
 */
export async function listFaqs(
  deps: Deps,
  { productId, region }: { productId?: ProductCode | undefined; region?: Region | undefined },
) {
  if (productId) await titleOfProduct(deps.db, productId, 'productId');
  const codes = productId ? [productId, familyOfProduct(productId)] : [];
  const place = region ?? (productId ? regionOfProductCode(productId) : undefined);
  const rows = await deps.db
    .select({ question: faqs.question, answer: faqs.answer, category: faqs.category })
    .from(faqs)
    .where(
      and(
        or(isNull(faqs.productId), codes.length > 0 ? inArray(faqs.productId, codes) : undefined),
        or(isNull(faqs.region), place ? eq(faqs.region, place) : undefined),
      ),
    )
    .orderBy(asc(faqs.rank), asc(faqs.faqId));
  return { faqs: rows };
}
