import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { productOf } from '@plinth/domain/catalog/products';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productPrices, products } from '../../db/schema/cohorts.ts';
import { nextCohort } from './next-cohort.ts';

/** What the database says of products: texts, price in the currency of each, next cohort. One round trip. */
export async function courseFacts(db: Queryable, codes: readonly ProductCode[], now: Date) {
  const next = nextCohort(db, now);
  const rows = await db
    .select({
      product: products,
      currency: productPrices.currency,
      listPrice: productPrices.listPrice,
      nextCohortId: next.cohortId,
      nextCohortDate: next.startDate,
      nextCourseId: next.courseId,
    })
    .from(products)
    .leftJoin(productPrices, eq(productPrices.productId, products.productId))
    .leftJoin(next, eq(next.productId, products.productId))
    .where(and(inArray(products.productId, [...codes])));
  return codes.map((code) => {
    const known = rows.filter((row) => row.product.productId === code);
    const catalogue = productOf(code);
    const row = known.find((candidate) => candidate.currency === catalogue.currency) ?? known[0];
    const weeks = row?.product.durationWeeks ?? catalogue.durationWeeks;
    return {
      nextCourseId: row?.nextCourseId ?? null,
      nextCohortId: row?.nextCohortId ?? null,
      isOnSale: row !== undefined && catalogue.isOffered,
      /** Price in the database; null when staff have set none in this currency. */
      price: row?.currency === catalogue.currency ? row.listPrice : null,
      description: row?.product.description || catalogue.outcome,
      productCode: code,
      courseTitle: row?.product.courseTitle ?? catalogue.title,
      slug: catalogue.slug,
      nextCohortDate: row?.nextCohortDate?.toISOString() ?? null,
      duration: `${weeks} weeks`,
      region: catalogue.region,
      isOffered: catalogue.isOffered,
      currency: catalogue.currency,
      listPrice: (row?.currency === catalogue.currency ? row.listPrice : null) ?? catalogue.listPrice,
    };
  });
}

export type CourseFacts = Awaited<ReturnType<typeof courseFacts>>[number];

/** The part of the facts that every public answer about a course has. */
export const courseSummary = (facts: CourseFacts) => ({
  courseTitle: facts.courseTitle,
  slug: facts.slug,
  nextCohortDate: facts.nextCohortDate,
  duration: facts.duration,
  region: facts.region,
  isOffered: facts.isOffered,
  currency: facts.currency,
  listPrice: facts.listPrice,
});
