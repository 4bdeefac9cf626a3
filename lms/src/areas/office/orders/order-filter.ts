import { OFFICE_ORDER_SORTS, ORDER_NEEDS } from '@plinth/domain/orders/office-order';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import type { OrderFilter, OrdersPage } from '../../../data/office-orders.ts';
import { oneOf, pageOf, productCodeOf } from '../../../parts/address-values.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const ORDER_FILTERS = ['search', 'status', 'product', 'need'] as const;

export const orderSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_ORDER_SORTS)[number]> =>
  sortOf(sort, OFFICE_ORDER_SORTS, { column: 'createdAt', direction: 'descending' });

/** The order filter from an address; unknown values are left out. */
export function orderFilterOf(search: ListSearch): OrderFilter {
  const [status, productId, need] = [
    oneOf(ORDER_STATUSES, search.status),
    productCodeOf(search.product),
    oneOf(ORDER_NEEDS, search.need),
  ];
  return {
    search: (search.search ?? '').slice(0, 100),
    ...(status ? { status } : {}),
    ...(productId ? { productId } : {}),
    ...(need ? { need } : {}),
  };
}

/** The page of the list from an address. */
export function ordersPageOf(search: ListSearch): OrdersPage {
  const { column, direction } = orderSortOf(search);
  return {
    ...orderFilterOf(search),
    pageNo: pageOf(search.page) - 1,
    sortBy: column,
    sortDirection: direction === 'ascending' ? 'asc' : 'desc',
  };
}
