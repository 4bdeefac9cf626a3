import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The own orders with each instalment; asked again whenever the page opens, since a payment may have arrived. */
export const billingQuery = () =>
  callQuery(['orders', 'billing'], api.orders.listBilling, {}, { staleTime: 0 });

export type BillingOrder = Awaited<ReturnType<typeof api.orders.listBilling>>['orders'][number];
export type BillingPayment = BillingOrder['payments'][number];

/** Has the server ask the provider about payments that are still on their way. */
export const reconcileOrder = (orderId: string) => api.orders.readOwnOrder({ params: { id: orderId } });
