import type { OfficeEmi, OfficeEmiSort, OfficeEmiStatus } from '@plinth/domain/payments/office-emi';
import { and, asc, eq, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type EmiFilter = { search?: string; status?: OfficeEmiStatus | undefined };
type Order = { sortBy?: OfficeEmiSort; sortDirection?: 'asc' | 'desc' };

const NAME = sql`trim(${orders.firstName} || ' ' || ${orders.lastName})`.mapWith(String);

/**
 * Finds the EMI applications that match a filter and how many there are; the first handed in on top, unless sorted
 * otherwise.
 */
export async function findEmiApplications(
  { db }: Pick<Deps, 'db'>,
  { search = '', status }: EmiFilter,
  { sortBy = 'submittedAt', sortDirection = 'asc', limit, offset }: Order & { limit: number; offset: number },
): Promise<{ applications: OfficeEmi[]; total: number }> {
  const by = sortBy === 'name' ? sql`lower(folded(${NAME}))` : emiApplications.submittedAt;
  const rows = await db
    .select({
      emiFormId: emiApplications.emiFormId,
      orderId: orders.orderId,
      status: emiApplications.status,
      submittedAt: emiApplications.submittedAt,
      name: NAME,
      emailId: orders.emailId,
      courseTitle: products.courseTitle,
      productId: orders.productId,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(emiApplications)
    .innerJoin(orders, eq(orders.orderId, emiApplications.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(
      and(
        status ? eq(emiApplications.status, status) : undefined,
        matchesSearch(
          search,
          [orders.firstName, orders.lastName, orders.orderId, emiApplications.emiFormId],
          orders.emailId,
        ),
      ),
    )
    .orderBy(sql`${by} ${sql.raw(sortDirection)} nulls last`, asc(emiApplications.emiFormId))
    .limit(limit)
    .offset(offset);
  return {
    applications: rows.map(({ total: _total, submittedAt, ...row }) => ({
      ...row,
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists a page of EMI applications for staff. */
export const listEmiApplications = (
  deps: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: EmiFilter & Order & { pageNo: number },
) =>
  findEmiApplications(deps, filter, {
    ...(sortBy ? { sortBy } : {}),
    ...(sortDirection ? { sortDirection } : {}),
    ...pageOf(pageNo),
  });
