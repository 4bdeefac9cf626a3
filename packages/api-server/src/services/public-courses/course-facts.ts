import { PRODUCT_CODES, type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import { productOf } from '@plinth/domain/catalog/products';
import { REGION_CURRENCY, type Region } from '@plinth/domain/catalog/region';
import { coursePageOf } from '@plinth/domain/navigation/course-paths';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productPrices, products } from '../../db/schema/cohorts.ts';
import { nextCohort } from './next-cohort.ts';

type Wanted = { codes?: readonly ProductCode[]; region?: Region | undefined };

/**
 * Reads the database facts of products: texts, price in each one's currency, next cohort. Of the requested products the
 * shipped ones are first, in catalogue order, then the school's own by title. One round trip.
 */
export async function courseFacts(db: Queryable, { codes, region }: Wanted, now: Date) {
  const next = nextCohort(db, now);
  const rows = await db
    .select({
      product: products,
      currency: productPrices.currency,
      listPrice: productPrices.listPrice,
      nextCohortId: next.cohortId,
      nextCohortDate: next.startDate,
      nextCourseId: next.courseId,
      isPromoted: next.isPromoted,
    })
    .from(products)
    .leftJoin(productPrices, eq(productPrices.productId, products.productId))
    .leftJoin(next, eq(next.productId, products.productId))
    .where(
      and(
        codes && inArray(products.productId, [...codes]),
        region === undefined ? undefined : eq(products.region, region),
      ),
    )
    .orderBy(asc(products.courseTitle), asc(products.productId));
  const isWanted = (code: ProductCode) =>
    codes ? codes.includes(code) : region === undefined || regionOfProductCode(code) === region;
  const shipped = PRODUCT_CODES.filter(isWanted).map((code) => {
    const catalogue = productOf(code);
    const known = rows.filter((row) => row.product.productId === code);
    const row = known.find((candidate) => candidate.currency === catalogue.currency) ?? known[0];
    const price = row?.currency === catalogue.currency ? row.listPrice : null;
    return {
      nextCourseId: row?.nextCourseId ?? null,
      nextCohortId: row?.nextCohortId ?? null,
      isOnSale: row !== undefined && catalogue.isOffered && row.product.retiredAt === null,
      /** The price in the database; null when staff have set none in this currency. */
      price,
      description: row?.product.description || catalogue.outcome,
      productCode: code as ProductCode,
      courseTitle: row?.product.courseTitle ?? catalogue.title,
      slug: catalogue.slug,
      path: coursePageOf(catalogue),
      isShipped: true,
      cohortType: catalogue.cohortType,
      productType: catalogue.productType,
      nextCohortDate: row?.nextCohortDate?.toISOString() ?? null,
      isPromoted: row?.isPromoted ?? false,
      duration: `${row?.product.durationWeeks ?? catalogue.durationWeeks} weeks`,
      region: catalogue.region,
      isOffered: catalogue.isOffered && !row?.product.retiredAt,
      currency: catalogue.currency,
      listPrice: price ?? catalogue.listPrice,
    };
  });
  const own = rows
    .filter(({ product, currency }) => !product.isShipped && currency === REGION_CURRENCY[product.region])
    .map(({ product, listPrice, nextCourseId, nextCohortId, nextCohortDate, isPromoted }) => ({
      nextCourseId,
      nextCohortId,
      isOnSale: product.retiredAt === null,
      price: listPrice,
      description: product.description,
      productCode: product.productId,
      courseTitle: product.courseTitle,
      slug: product.slug,
      path: coursePageOf(product),
      isShipped: false,
      cohortType: product.cohortType,
      productType: product.productType,
      nextCohortDate: nextCohortDate?.toISOString() ?? null,
      isPromoted: isPromoted ?? false,
      duration: product.durationWeeks === 1 ? '1 week' : `${product.durationWeeks} weeks`,
      region: product.region,
      isOffered: product.retiredAt === null,
      currency: REGION_CURRENCY[product.region],
      listPrice: listPrice ?? 0,
    }));
  return [...shipped, ...own];
}

export type CourseFacts = Awaited<ReturnType<typeof courseFacts>>[number];

/** Returns the facts that every public answer about a course includes. */
export const courseSummary = (facts: CourseFacts) => ({
  courseTitle: facts.courseTitle,
  slug: facts.slug,
  path: facts.path,
  cohortType: facts.cohortType,
  nextCohortDate: facts.nextCohortDate,
  isPromoted: facts.isPromoted,
  duration: facts.duration,
  region: facts.region,
  isOffered: facts.isOffered,
  currency: facts.currency,
  listPrice: facts.listPrice,
});
