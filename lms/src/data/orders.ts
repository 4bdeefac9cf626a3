import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The own orders with each instalment; asked again whenever the page opens, since a payment may have arrived. */
export const billingQuery = () =>
  queryOptions({
    queryKey: ['orders', 'billing'],
    queryFn: ({ signal }) => api.orders.listBilling({}, { signal }),
    staleTime: 0,
  });

export type BillingOrder = Awaited<ReturnType<typeof api.orders.listBilling>>['orders'][number];
export type BillingPayment = BillingOrder['payments'][number];

/** Has the server ask the provider about payments that are still on their way. */
export const reconcileOrder = (orderId: string) => api.orders.readOwnOrder({ params: { id: orderId } });
