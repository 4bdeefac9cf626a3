import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** The learner's orders with each instalment; refetched whenever the page opens, since a payment may have arrived. */
export const billingQuery = () => freshQuery(['orders', 'billing'], api.orders.listBilling, {});

export type BillingOrder = Awaited<ReturnType<typeof api.orders.listBilling>>['orders'][number];
export type BillingPayment = BillingOrder['payments'][number];

/** Has the server query the provider about pending payments. */
export const reconcileOrder = (orderId: string) => api.orders.readOwnOrder({ params: { id: orderId } });
