import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type {
  FlaggedDecision,
  InstalmentExtension,
  OfficeOrderSort,
  OrderNeed,
  RefundRequest,
} from '@plinth/domain/orders/office-order';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type OrderFilter = {
  search: string;
  status?: OrderStatus;
  productId?: ProductCode;
  need?: OrderNeed;
};

export type OrdersPage = OrderFilter & SortedPage<OfficeOrderSort>;

const ORDERS = ['office', 'orders'];

/** A page of the school's orders. */
export const ordersQuery = (query: OrdersPage) =>
  freshQuery([...ORDERS, 'list', query], api.officeOrders.list, { query });

/** All filtered orders as a CSV file. */
export const fetchOrdersFile = async (filter: OrderFilter): Promise<File> =>
  (await api.officeOrders.download({ query: filter })).body;

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
