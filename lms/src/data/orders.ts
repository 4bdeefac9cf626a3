import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The learner's orders with each instalment; refetched whenever the page opens, since a payment may have arrived. */
export const billingQuery = () =>
  callQuery(['orders', 'billing'], api.orders.listBilling, {}, { staleTime: 0 });

export type BillingOrder = Awaited<ReturnType<typeof api.orders.listBilling>>['orders'][number];
export type BillingPayment = BillingOrder['payments'][number];

/** Has the server query the provider about pending payments. */
export const reconcileOrder = (orderId: string) => api.orders.readOwnOrder({ params: { id: orderId } });
