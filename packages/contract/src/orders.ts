import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Email } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Token } from '@plinth/domain/fields/token';
import { Currency } from '@plinth/domain/money/currency';
import { OrderRequest } from '@plinth/domain/orders/order-request';
import { MinorUnits } from '@plinth/domain/orders/payment';
import { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PricingRequest, PricingStage } from '@plinth/domain/orders/pricing-request';
import { VoucherCode } from '@plinth/domain/orders/voucher-code';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import {
  AppliedVoucher,
  BillingOrder,
  NewOrder,
  OpenedCheckout,
  OrderSummary,
  PayableOrder,
  PlannedPayment,
} from './order-shapes.ts';

const { get, post, put } = callsOf('orders');

const OfProduct = z.object({ productId: ProductCode });
const OfOrder = z.object({ orderId: Id });

export const orders = {
  priceProduct: post('/v1/client/public/oms-v2/pricing/{productId}', {
    access: 'public',
    rateLimit: byAddress(2),
    summary: 'Returns the list price of a product, less a usable voucher. 404 if not sold in this currency.',
    input: z.object({ params: OfProduct, body: PricingRequest }),
    output: z.object({
      productId: ProductCode,
      currency: Currency,
      amount: MinorUnits,
      lines: z.array(PlanAmount),
      voucher: z.optional(z.object({ code: z.string(), discount: MinorUnits })),
    }),
  }),

  checkVoucher: post('/v1/client/public/oms-v2/voucher/applicable/{productId}', {
    access: 'public',
    rateLimit: byAddress(2, { each: { calls: 20, of: ['body.emailId'] } }),
    summary: 'Returns whether a voucher can be used; the message is the same for every reason why it cannot.',
    input: z.object({
      params: OfProduct,
      body: z.object({
        voucherCode: VoucherCode,
        currency: Currency,
        emailId: z.optional(Email),
        pricingStage: PricingStage,
      }),
    }),
    output: z.object({
      applicable: z.boolean(),
      discount: z.optional(MinorUnits),
      message: z.optional(z.string()),
    }),
  }),

  createStripeOrder: post('/v1/client/public/oms-v2/order/stripe', {
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary:
      'Creates an order and opens the checkout for its whole price. 409 if the key is reused or the voucher is used up, 502 if the gateway does not respond.',
    input: z.object({ headers: IdempotencyHeader, body: OrderRequest }),
    output: z.object({ ...NewOrder.shape, ...OpenedCheckout.shape }),
  }),

  createOrder: post('/v2/client/public/oms-v2/order', {
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary:
      'Creates an order without starting a payment. 409 if the key is reused with another body or the voucher is used up.',
    input: z.object({ headers: IdempotencyHeader, body: OrderRequest }),
    output: z.object({
      ...NewOrder.shape,
      status: z.literal('CREATED'),
      amount: MinorUnits,
      currency: Currency,
    }),
  }),

  readOrder: get('/v1/client/oms-v2/{orderId}/', {
    access: 'signed-in',
    summary: "Returns a summary of one of the caller's orders.",
    input: z.object({ params: OfOrder }),
    output: z.object({ order: z.object({ ...OrderSummary.shape, payments: z.array(PlannedPayment) }) }),
  }),

  listOrders: get('/v1/client/user/orders', {
    access: 'signed-in',
    summary: "Lists the caller's orders, newest first.",
    output: z.object({ orders: z.array(z.object({ ...OrderSummary.shape, createdAt: Instant })) }),
  }),

  readPublicOrder: get('/api/v1/public/order', {
    access: 'public-token',
    rateLimit: byAddress(4, { seconds: 60 }),
    summary:
      'Returns the order of a payment link, with its plans and payments; queries the provider about open payments.',
    input: z.object({ query: z.object({ orderToken: Token }) }),
    output: z.object({ order: PayableOrder }),
  }),

  applyVoucher: put('/api/v1/public/order/voucher', {
    access: 'public-token',
    rateLimit: byAddress(2, { each: { calls: 20, of: ['body.orderToken'] } }),
    summary:
      'Applies a voucher to an order with no payments yet, or removes it if null; says why a code cannot be applied. 409 if the code does not apply, another one is on the order, payment has begun or the order is closed.',
    input: z.object({ body: z.object({ orderToken: Token, voucherCode: z.nullable(VoucherCode) }) }),
    output: z.object({ voucher: z.nullable(AppliedVoucher) }),
  }),

  openPasswordLink: post('/api/v1/public/order/password-link', {
    access: 'public-token',
    rateLimit: byAddress(2, { each: { calls: 20, of: ['body.orderToken'] } }),
    summary:
      'Returns the path at which to set the first password of the account created by a payment of this order, for 72 hours after the payment. 404 for an unknown link, 409 if the account already has a sign-in method.',
    input: z.object({ body: z.object({ orderToken: Token }) }),
    output: z.object({ path: z.string() }),
  }),

  readOwnOrder: get('/api/v1/getOrder/{id}', {
    access: 'signed-in',
    summary:
      "Returns one of the caller's orders with its plans and payments; queries the provider about open payments.",
    input: z.object({ params: z.object({ id: Id }) }),
    output: z.object({ order: z.object({ ...PayableOrder.shape, isPaymentFail: z.boolean() }) }),
  }),

  applyOwnVoucher: put('/api/v1/learner/my-orders/{id}/voucher', {
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 600, by: 'caller' },
    summary:
      "Applies a voucher to one of the caller's orders with no payments yet, or removes it if null. 404, 409 as by the payment link.",
    input: z.object({
      params: z.object({ id: Id }),
      body: z.object({ voucherCode: z.nullable(VoucherCode) }),
    }),
    output: z.object({ voucher: z.nullable(AppliedVoucher) }),
  }),

  listBilling: get('/api/v1/learner/my-orders', {
    access: 'signed-in',
    summary: "Lists the caller's orders with each instalment, its invoice and the cards.",
    output: z.object({ orders: z.array(BillingOrder) }),
  }),
};
