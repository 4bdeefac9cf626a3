import { OFFICE_ORDER_SORTS, ORDER_NEEDS } from '@plinth/domain/orders/office-order';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import type { OrderFilter, OrdersPage } from '../../../data/office-orders.ts';
import { given, oneOf, productCodeOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const ORDER_FILTERS = ['search', 'status', 'product', 'need'] as const;

export const orderSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_ORDER_SORTS)[number]> =>
  sortOf(sort, OFFICE_ORDER_SORTS, { column: 'createdAt', direction: 'descending' });

/** The order filter from an address; unknown values are left out. */
export const orderFilterOf = (search: ListSearch): OrderFilter => ({
  search: searchTextOf(search),
  ...given({
    status: oneOf(ORDER_STATUSES, search.status),
    productId: productCodeOf(search.product),
    need: oneOf(ORDER_NEEDS, search.need),
  }),
});

/** The page of the list from an address. */
export const ordersPageOf = (search: ListSearch): OrdersPage => ({
  ...orderFilterOf(search),
  ...sortedPageOf(search, orderSortOf(search)),
});
