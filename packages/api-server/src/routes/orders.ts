import { anyone, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { applyOwnVoucher, applyVoucher } from '../services/orders/apply-voucher.ts';
import { checkVoucher } from '../services/orders/check-voucher.ts';
import { createOrder } from '../services/orders/create-order.ts';
import { createStripeOrder } from '../services/orders/create-stripe-order.ts';
import { listBilling, listOrders } from '../services/orders/list-orders.ts';
import { openPasswordLink } from '../services/orders/open-password-link.ts';
import { priceProduct } from '../services/orders/price-product.ts';
import { readOwnOrder, readOwnOrderSummary } from '../services/orders/read-own-order.ts';
import { readPublicOrder } from '../services/orders/read-public-order.ts';

export const ordersRoutes = api.orders.router({
  priceProduct: api.orders.priceProduct.handler(({ context, input }) =>
    priceProduct(context.deps, input.params.productId, input.body),
  ),
  checkVoucher: api.orders.checkVoucher.handler(({ context, input }) =>
    checkVoucher(context.deps, input.params.productId, input.body),
  ),
  createStripeOrder: api.orders.createStripeOrder.handler(({ context, input }) =>
    createStripeOrder(context.deps, context.request, input.body, input.headers['idempotency-key']),
  ),
  createOrder: api.orders.createOrder.handler(({ context, input }) =>
    createOrder(context.deps, input.body, input.headers['idempotency-key']),
  ),
  readOrder: api.orders.readOrder.handler(own(readOwnOrderSummary, 'params.orderId')),
  listOrders: api.orders.listOrders.handler(own(listOrders)),
  readPublicOrder: api.orders.readPublicOrder.handler(anyone(readPublicOrder, 'query.orderToken')),
  applyVoucher: api.orders.applyVoucher.handler(anyone(applyVoucher, 'body')),
  openPasswordLink: api.orders.openPasswordLink.handler(anyone(openPasswordLink, 'body')),
  readOwnOrder: api.orders.readOwnOrder.handler(own(readOwnOrder, 'params.id')),
  applyOwnVoucher: api.orders.applyOwnVoucher.handler(own(applyOwnVoucher, 'params', 'body')),
  listBilling: api.orders.listBilling.handler(own(listBilling)),
});
