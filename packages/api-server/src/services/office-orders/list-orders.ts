import type { OfficeOrder } from '@plinth/domain/orders/office-order';
import { readOfficeOrders } from '../../db/queries/orders/read-office-orders.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { countOrders, findOrderIds, type OrderFilter, type OrderPage } from './find-orders.ts';

/** Finds a page of the orders that match a filter, in two statements. */
export async function pageOfOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: OrderFilter,
  page: OrderPage,
): Promise<OfficeOrder[]> {
  const orderIds = await findOrderIds(db, now(), filter, page);
  const rows = await readOfficeOrders.rows(db, { orderIds, now: now() });
  return rows.map(({ planned, listPrice, createdAt, nextDueOn, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    nextDueOn: nextDueOn?.toISOString() ?? null,
    total: planned > 0 ? planned : listPrice,
  }));
}

/** Lists the orders, 20 a page, with the total count. Three statements. */
export async function listOrders(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, ...asked }: OrderFilter & Omit<OrderPage, 'limit' | 'offset'> & { pageNo: number },
): Promise<{ orders: OfficeOrder[]; total: number }> {
  const [orders, total] = await Promise.all([
    pageOfOrders(deps, asked, { ...asked, ...pageOf(pageNo) }),
    countOrders(deps.db, deps.now(), asked),
  ]);
  return { orders, total };
}
