import type { OfficeProduct, OfficeProductSort } from '@plinth/domain/catalog/office-product';
import { coursePageOf } from '@plinth/domain/navigation/course-paths';
import { asc } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { listOfficeProducts } from '../../db/queries/products/list-office-products.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';

export type ProductFilter = QueryOf<'officeProducts', 'download'>;
type Order = { sortBy: OfficeProductSort; sortDirection: 'asc' | 'desc' };

/** Finds the products that match a filter, or the one with a code, and the total count. One statement. */
export async function findProducts(
  db: Queryable,
  now: Date,
  { search, state, region, productId }: ProductFilter & { productId?: string },
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ products: OfficeProduct[]; total: number }> {
  const rows = await listOfficeProducts.rows(db, {
    productId: productId ?? null,
    patterns: wordsOf(search).map(containing),
    state: state ?? null,
    region: region ?? null,
    now,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    products: rows.map(({ total: _count, cohortId, startsAt, ...product }) => ({
      ...product,
      path: coursePageOf(product),
      nextCohort: cohortId && startsAt ? { cohortId, startsAt: startsAt.toISOString() } : null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the products, 20 a page. */
export const listProducts = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { pageNo, sortBy, sortDirection, ...filter }: ProductFilter & Order & { pageNo: number },
) => findProducts(db, now(), filter, { sortBy, sortDirection, ...pageOf(pageNo) });

/** Returns one product. @throws Refusal NOT_FOUND */
export async function requireProduct(db: Queryable, now: Date, productId: string): Promise<OfficeProduct> {
  const one = { sortBy: 'code', sortDirection: 'asc', limit: 1, offset: 0 } as const;
  const { products: found } = await findProducts(db, now, { search: '', productId }, one);
  if (!found[0]) throw refuse('NOT_FOUND', 'Product not found.');
  return found[0];
}

/** Lists every product with its title, to choose from. */
export async function listProductChoices({ db }: Pick<Deps, 'db'>) {
  const choices = await db
    .select({ productId: products.productId, courseTitle: products.courseTitle })
    .from(products)
    .orderBy(asc(products.productId));
  return { products: choices };
}
