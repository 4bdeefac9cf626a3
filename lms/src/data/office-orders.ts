import type { FlaggedDecision, InstalmentExtension, RefundRequest } from '@plinth/domain/orders/office-order';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const ORDERS = ['office', 'orders'];

/** A page of the school's orders. */
export const ordersQuery = (query: QueryOf<typeof api.officeOrders.list>) =>
  freshQuery([...ORDERS, 'list', query], api.officeOrders.list, { query });

/** All filtered orders as a CSV file. */
export const fetchOrdersFile = (query: QueryOf<typeof api.officeOrders.download>) =>
  api.officeOrders.download({ query });

/** An order with all its payments and amounts. */
export const orderQuery = (orderId: string) =>
  freshQuery([...ORDERS, 'one', orderId], api.officeOrders.read, { params: { orderId } });

export const giveBackOrder = (orderId: string, reason: string) =>
  api.officeOrders.giveBack({ params: { orderId }, body: { reason } });

export const cancelOrder = (orderId: string, reason: string) =>
  api.officeOrders.cancel({ params: { orderId }, body: { reason } });

export const extendInstalment = (orderId: string, body: InstalmentExtension) =>
  api.officeOrders.extend({ params: { orderId }, body });

export const refundPayment = (params: { orderId: string; paymentId: string }, body: RefundRequest) =>
  api.officeOrders.refund({ params, body });

export const decideFlagged = (params: { orderId: string; paymentId: string }, body: FlaggedDecision) =>
  api.officeOrders.decide({ params, body });
