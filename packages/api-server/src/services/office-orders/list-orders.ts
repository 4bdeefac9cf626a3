import type { OfficeOrder } from '@plinth/domain/orders/office-order';
import { readOfficeOrders } from '../../db/queries/orders/read-office-orders.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { countOrders, findNeedy, findOrderIds, type OrderFilter, type OrderPage } from './find-orders.ts';

type Reader = Pick<Deps, 'db' | 'now'>;

async function readOrders({ db, now }: Reader, orderIds: string[]): Promise<OfficeOrder[]> {
  const rows = await readOfficeOrders.rows(db, { orderIds, now: now() });
  return rows.map(({ planned, listPrice, createdAt, nextDueOn, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    nextDueOn: nextDueOn?.toISOString() ?? null,
    total: planned > 0 ? planned : listPrice,
  }));
}

/** Finds a page of the orders that match a filter, in two statements. */
export const pageOfOrders = async (
  deps: Reader,
  filter: OrderFilter,
  page: OrderPage,
): Promise<OfficeOrder[]> => readOrders(deps, await findOrderIds(deps.db, deps.now(), filter, page));

/** Lists the orders, 20 a page, with the total count. Three statements at most. */
export async function listOrders(
  deps: Reader,
  { pageNo, ...asked }: OrderFilter & Omit<OrderPage, 'limit' | 'offset'> & { pageNo: number },
): Promise<{ orders: OfficeOrder[]; total: number }> {
  const page = { ...asked, ...pageOf(pageNo) };
  if (asked.need) {
    const { orderIds, total } = await findNeedy(deps.db, deps.now(), asked, page);
    return { orders: await readOrders(deps, orderIds), total };
  }
  const [orders, total] = await Promise.all([
    pageOfOrders(deps, asked, page),
    countOrders(deps.db, deps.now(), asked),
  ]);
  return { orders, total };
}
