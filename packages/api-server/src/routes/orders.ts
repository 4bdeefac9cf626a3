import { anyone, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { applyOwnVoucher, applyVoucher } from '../services/orders/apply-voucher.ts';
import { checkVoucher } from '../services/orders/check-voucher.ts';
import { createOrder } from '../services/orders/create-order.ts';
import { createStripeOrder } from '../services/orders/create-stripe-order.ts';
import { listBilling, listOrders } from '../services/orders/list-orders.ts';
import { openPasswordLink } from '../services/orders/open-password-link.ts';
import { priceProduct } from '../services/orders/price-product.ts';
import { readOwnOrder, readOwnOrderSummary } from '../services/orders/read-own-order.ts';
import { readPublicOrder } from '../services/orders/read-public-order.ts';

export const ordersRoutes: Routes<'orders'> = {
  priceProduct: ({ context, input }) => priceProduct(context.deps, input.params.productId, input.body),
  checkVoucher: ({ context, input }) => checkVoucher(context.deps, input.params.productId, input.body),
  createStripeOrder: ({ context, input }) =>
    createStripeOrder(context.deps, context.request, input.body, input.headers['idempotency-key']),
  createOrder: ({ context, input }) =>
    createOrder(context.deps, input.body, input.headers['idempotency-key']),
  readOrder: own(readOwnOrderSummary, 'params.orderId'),
  listOrders: own(listOrders),
  readPublicOrder: anyone(readPublicOrder, 'query.orderToken'),
  applyVoucher: anyone(applyVoucher, 'body'),
  openPasswordLink: anyone(openPasswordLink, 'body'),
  readOwnOrder: own(readOwnOrder, 'params.id'),
  applyOwnVoucher: own(applyOwnVoucher, 'params', 'body'),
  listBilling: own(listBilling),
};
