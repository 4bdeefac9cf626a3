import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { checkVoucher } from '../services/orders/check-voucher.ts';
import { createOrder } from '../services/orders/create-order.ts';
import { createStripeOrder } from '../services/orders/create-stripe-order.ts';
import { listBilling, listOrders } from '../services/orders/list-orders.ts';
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
  readOrder: api.orders.readOrder.handler(({ context, input }) =>
    readOwnOrderSummary(context.deps, signedIn(context), input.params.orderId),
  ),
  listOrders: api.orders.listOrders.handler(({ context }) => listOrders(context.deps, signedIn(context))),
  readPublicOrder: api.orders.readPublicOrder.handler(({ context, input }) =>
    readPublicOrder(context.deps, input.query.orderToken),
  ),
  readOwnOrder: api.orders.readOwnOrder.handler(({ context, input }) =>
    readOwnOrder(context.deps, signedIn(context), input.params.id),
  ),
  listBilling: api.orders.listBilling.handler(({ context }) => listBilling(context.deps, signedIn(context))),
});
