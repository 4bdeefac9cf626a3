import { OFFICE_ORDER_SORTS, ORDER_NEEDS } from '@plinth/domain/orders/office-order';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import { oneOf, productCodeOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The orders that an address names. */
export const orderFilter = sortedListFilter({
  names: ['status', 'product', 'need'],
  read: ({ status, product, need }) => ({
    status: oneOf(ORDER_STATUSES, status),
    productId: productCodeOf(product),
    need: oneOf(ORDER_NEEDS, need),
  }),
  columns: OFFICE_ORDER_SORTS,
  usual: { column: 'createdAt', direction: 'descending' },
});
