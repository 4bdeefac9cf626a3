import type { OfficeOrderSort, OrderNeed } from '@plinth/domain/orders/office-order';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { foldedLike } from '../../db/folded-like.ts';
import { isUnseated } from '../../db/queries/orders/is-unseated.ts';
import { awaitsDecision } from '../../db/queries/payments/awaits-decision.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { textOrAddressLike } from '../people/text-or-address-like.ts';

export type OrderFilter = QueryOf<'officeOrders', 'download'>;

export type OrderPage = {
  sortBy: OfficeOrderSort;
  sortDirection: 'asc' | 'desc';
  limit: number;
  offset: number;
};

// As in the index of the table.
const NAME = sql`(${orders.firstName} || ' ' || ${orders.lastName})`;

/** The due date of the next unpaid instalment, if a plan is running. */
const NEXT_DUE = sql`case when ${orders.status} in ('PLAN_CREATED', 'PAYMENT_ONGOING') then (
  select min(${orderInstalments.dueDate}) from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and not exists (
    select 1 from ${payments} where ${payments.orderId} = ${orders.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED')) end`;

/**
 * Whether a running plan has an overdue instalment, which nobody has who waits for a seat. Evaluated per order: without
 * its offset it would become a join, which reads the instalments and payments of every order.
 */
const isLate = (now: Date): SQL => sql`(${orders.status} = 'PAYMENT_ONGOING' and exists (
  select 1 from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and ${orderInstalments.dueDate} < ${now.toISOString()}::timestamptz
    and not exists (select 1 from ${payments} where ${payments.orderId} = ${orderInstalments.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED') offset 0)
  and not ${isUnseated('orders')})`;

const needIs = (db: Queryable, need: OrderNeed, now: Date): SQL | undefined =>
  need === 'UNSEATED'
    ? isUnseated('orders')
    : need === 'LATE'
      ? isLate(now)
      : inArray(
          orders.orderId,
          db.select({ orderId: payments.orderId }).from(payments).where(awaitsDecision('payments')),
        );

/** The condition of a filter on orders; each word must occur in the name, the id or an address of the payer. */
const whereOf = (db: Queryable, now: Date, { search, status, productId, need }: OrderFilter) =>
  and(
    ...wordsOf(search)
      .map(containing)
      .map((pattern) => textOrAddressLike(foldedLike(orders.foldedWords, pattern), orders.emailId, pattern)),
    status ? eq(orders.status, status) : undefined,
    productId ? sql`${orders.productId} = ${productId}` : undefined,
    need ? needIs(db, need, now) : undefined,
  );

const SORTS = { createdAt: sql`${orders.createdAt}`, name: sql`lower(folded(${NAME}))`, nextDueOn: NEXT_DUE };

/** Finds the ids of the orders that match a filter, in its order; those without a next due date are last. */
export async function findOrderIds(
  db: Queryable,
  now: Date,
  filter: OrderFilter,
  { sortBy, sortDirection, limit, offset }: OrderPage,
): Promise<string[]> {
  const direction = sortDirection === 'asc' ? asc : desc;
  const by = direction(SORTS[sortBy]);
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(whereOf(db, now, filter))
    .orderBy(sortBy === 'nextDueOn' ? sql`${by} nulls last` : by, direction(orders.orderId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ orderId }) => orderId);
}

/** Counts the orders that match a filter. */
export const countOrders = (db: Queryable, now: Date, filter: OrderFilter): Promise<number> =>
  db.$count(orders, whereOf(db, now, filter));
