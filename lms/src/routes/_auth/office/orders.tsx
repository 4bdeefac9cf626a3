import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { OrdersPage } from '../../../areas/office/orders/OrdersPage.tsx';
import { orderFilter } from '../../../areas/office/orders/order-filter.ts';
import { ordersQuery } from '../../../data/office-orders.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/orders')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(ordersQuery(orderFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Orders | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="money.read">
      <OrdersPage />
    </OfficePage>
  ),
});
