import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { balanceOf } from '@plinth/domain/orders/ledger';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { addressesOfSamePerson } from '../../db/queries/account/addresses-of-same-person.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { loadOrders } from './load-orders.ts';

type Wanted = { status?: OrderStatus | undefined; emailId?: string | undefined; pageNo: number };

/** Returns a page of orders, newest first. */
export async function listOrdersForStaff({ db }: Pick<Deps, 'db'>, { status, emailId, pageNo }: Wanted) {
  const where = and(
    status ? eq(orders.status, status) : undefined,
    emailId ? eq(orders.emailId, sql`any(${addressesOfSamePerson(emailId)})`) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.orderId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    db.$count(orders, where),
  ]);
  return { orders: rows, total };
}

/** Returns an order with its plan, attempts, ledger and balance in minor units. @throws Refusal NOT_FOUND */
export async function readOrderForStaff({ db }: Pick<Deps, 'db'>, orderId: string) {
  const [order] = await loadOrders(db, eq(orders.orderId, orderId), 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  const ledger = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.entryId));
  return { order, ledger, balance: balanceOf(ledger) };
}
