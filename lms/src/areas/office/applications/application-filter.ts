import { OFFICE_APPLICATION_SORTS } from '@plinth/domain/course-applications/office-application';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import { oneOf, productCodeOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The applications that an address names. */
export const applicationFilter = sortedListFilter({
  names: ['status', 'product'],
  read: ({ status, product }) => ({
    status: oneOf(ORDER_STATUSES, status),
    productId: productCodeOf(product),
  }),
  columns: OFFICE_APPLICATION_SORTS,
  usual: { column: 'createdAt', direction: 'descending' },
});
