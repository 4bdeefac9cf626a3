import type { OfficeOrderSort, OrderNeed } from '@plinth/domain/orders/office-order';
import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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

/** Whether a plan is running. */
const IS_RUNNING = inArray(orders.status, ['PLAN_CREATED', 'PAYMENT_ONGOING']);

/** The due date of the next unpaid instalment of a running plan. */
const NEXT_DUE = sql`(select min(${orderInstalments.dueDate}) from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and not exists (
    select 1 from ${payments} where ${payments.orderId} = ${orders.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED'))`;

/**
 * Whether a running plan has an overdue instalment, which nobody has who waits for a seat. Evaluated per order: without
 * its offset it would become a join, which reads the instalments and payments of every order. Seats are looked at for
 * the few orders with an overdue instalment only.
 */
const isLate = (now: Date): SQL => sql`(${orders.status} = 'PAYMENT_ONGOING' and case when exists (
  select 1 from ${orderInstalments}
  where ${orderInstalments.orderId} = ${orders.orderId} and ${orderInstalments.dueDate} < ${now.toISOString()}::timestamptz
    and not exists (select 1 from ${payments} where ${payments.orderId} = ${orderInstalments.orderId}
      and ${payments.seq} = ${orderInstalments.seq} and ${payments.status} = 'SUCCEEDED') offset 0)
  then not ${isUnseated('orders')} end)`;

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

const ORDER_ID = { orderId: orders.orderId };
const SORTS = {
  createdAt: sql`${orders.createdAt}`,
  name: sql`lower(folded(${NAME}))`,
  nextDueOn: sql`case when ${IS_RUNNING} then ${NEXT_DUE} end`,
};

/** The order of a list; orders without a next due date are last. */
function inOrder({ sortBy, sortDirection }: OrderPage): [SQL, SQL] {
  const direction = sortDirection === 'asc' ? asc : desc;
  const by = direction(SORTS[sortBy]);
  return [sortBy === 'nextDueOn' ? sql`${by} nulls last` : by, direction(orders.orderId)];
}

/**
 * Only running plans have a next due date: of all other orders, no more are sorted than the page may reach. The date is
 * selected as it is sorted by, nested in a condition: Drizzle leaves out the table of a column that is not nested, so
 * that each instalment would be compared with itself.
 */
function byNextDue(db: Queryable, where: SQL | undefined, { sortDirection, limit, offset }: OrderPage) {
  const direction = sortDirection === 'asc' ? asc : desc;
  const found = unionAll(
    db
      .select({ ...ORDER_ID, nextDue: SORTS.nextDueOn.as('next_due') })
      .from(orders)
      .where(and(where, IS_RUNNING)),
    db
      .select({ ...ORDER_ID, nextDue: sql`null::timestamptz`.as('next_due') })
      .from(orders)
      .where(and(where, not(IS_RUNNING)))
      .orderBy(direction(orders.orderId))
      .limit(offset + limit),
  ).as('found');
  return db
    .select({ orderId: found.orderId })
    .from(found)
    .orderBy(sql`${direction(found.nextDue)} nulls last`, direction(found.orderId))
    .limit(limit)
    .offset(offset);
}

const idsOf = (rows: readonly { orderId: string }[]) => rows.map(({ orderId }) => orderId);

/** Finds the ids of the orders that match a filter, in its order. */
export async function findOrderIds(
  db: Queryable,
  now: Date,
  filter: OrderFilter,
  page: OrderPage,
): Promise<string[]> {
  const where = whereOf(db, now, filter);
  if (page.sortBy === 'nextDueOn') return idsOf(await byNextDue(db, where, page));
  const { limit, offset } = page;
  return idsOf(
    await db
      .select(ORDER_ID)
      .from(orders)
      .where(where)
      .orderBy(...inOrder(page))
      .limit(limit)
      .offset(offset),
  );
}

/**
 * Finds the ids of a page of the orders with a need, and their number. A need is judged order by order, so that one
 * pass finds both: the page alone would take nearly as long.
 */
export async function findNeedy(
  db: Queryable,
  now: Date,
  filter: OrderFilter,
  page: OrderPage,
): Promise<{ orderIds: string[]; total: number }> {
  const { limit, offset } = page;
  const rows = await db
    .select({ ...ORDER_ID, total: sql`count(*) over ()`.mapWith(Number) })
    .from(orders)
    .where(whereOf(db, now, filter))
    .orderBy(...inOrder(page))
    .limit(limit)
    .offset(offset);
  // A page beyond the last one has no row to say it.
  const total = rows[0]?.total ?? (offset > 0 ? await countOrders(db, now, filter) : 0);
  return { orderIds: idsOf(rows), total };
}

/** Counts the orders that match a filter. */
export const countOrders = (db: Queryable, now: Date, filter: OrderFilter): Promise<number> =>
  db.$count(orders, whereOf(db, now, filter));
