import type { OfficeOrderSort, OrderNeed } from '@plinth/domain/orders/office-order';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { isUnseated } from '../../db/queries/orders/is-unseated.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { containing } from '../matches-search.ts';

export type OrderFilter = {
  search: string;
  status?: OrderStatus | undefined;
  productId?: string | undefined;
  need?: OrderNeed | undefined;
};

// As the indexes of the table have them.
const NAME = sql`(${orders.firstName} || ' ' || ${orders.lastName})`;
const WORDS = sql`(${orders.firstName} || ' ' || ${orders.lastName} || ' ' || ${orders.emailId} || ' ' || ${orders.orderId}::text)`;

/** The due date of the next instalment that nobody has paid, where a plan runs. */
const NEXT_DUE = sql`case when ${orders.status} in ('PLAN_CREATED', 'PAYMENT_ONGOING') then (
  select min(${orderInstalments.dueDate}) from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and not exists (
    select 1 from ${payments} where ${payments.orderId} = ${orders.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED')) end`;

/**
 * Whether a plan runs of which an instalment is overdue. Asked of each order by itself: without its offset it would become a
 * join, which reads the instalments and payments of every order there is.
 */
const isLate = (now: Date): SQL => sql`(${orders.status} = 'PAYMENT_ONGOING' and exists (
  select 1 from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and ${orderInstalments.dueDate} < ${now.toISOString()}::timestamptz
    and not exists (select 1 from ${payments} where ${payments.orderId} = ${orderInstalments.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED') offset 0))`;

const needIs = (db: Queryable, need: OrderNeed, now: Date): SQL | undefined =>
  need === 'UNSEATED'
    ? isUnseated('orders')
    : need === 'LATE'
      ? isLate(now)
      : inArray(
          orders.orderId,
          db
            .select({ orderId: payments.orderId })
            .from(payments)
            .where(and(eq(payments.status, 'FLAGGED'), isNull(payments.resolvedAt))),
        );

/** What a filter asks of an order; each word stands somewhere in its name, address or id. */
const whereOf = (db: Queryable, now: Date, { search, status, productId, need }: OrderFilter) =>
  and(
    ...search
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => isLike(WORDS, containing(word))),
    status ? eq(orders.status, status) : undefined,
    productId ? sql`${orders.productId} = ${productId}` : undefined,
    need ? needIs(db, need, now) : undefined,
  );

const SORTS = { createdAt: sql`${orders.createdAt}`, name: sql`lower(folded(${NAME}))`, nextDueOn: NEXT_DUE };

/** The ids of the orders of a filter, in their order; those without a next due date come last. */
export async function findOrderIds(
  db: Queryable,
  now: Date,
  filter: OrderFilter,
  {
    sortBy,
    sortDirection,
    limit,
    offset,
  }: { sortBy: OfficeOrderSort; sortDirection: 'asc' | 'desc'; limit: number; offset: number },
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

/** How many orders a filter finds. */
export const countOrders = (db: Queryable, now: Date, filter: OrderFilter): Promise<number> =>
  db.$count(orders, whereOf(db, now, filter));
