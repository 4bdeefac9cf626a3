import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Email } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Token } from '@plinth/domain/fields/token';
import { Currency } from '@plinth/domain/money/currency';
import { OrderRequest } from '@plinth/domain/orders/order-request';
import { MinorUnits } from '@plinth/domain/orders/payment';
import { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PricingRequest, PricingStage, VoucherCode } from '@plinth/domain/orders/pricing-request';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import {
  BillingOrder,
  NewOrder,
  OpenedCheckout,
  OrderSummary,
  PayableOrder,
  PlannedPayment,
} from './order-shapes.ts';

const OfProduct = z.object({ productId: ProductCode });
const OfOrder = z.object({ orderId: Id });

export const orders = {
  priceProduct: call({
    area: 'orders',
    method: 'POST',
    path: '/v1/client/public/oms-v2/pricing/{productId}',
    access: 'public',
    rateLimit: { calls: 120, seconds: 600, by: 'address' },
    summary: 'The list price of a product, less a voucher that can be used. 404 not sold in this currency.',
  })
    .input(z.object({ params: OfProduct, body: PricingRequest }))
    .output(
      z.object({
        productId: ProductCode,
        currency: Currency,
        amount: MinorUnits,
        lines: z.array(PlanAmount),
        voucher: z.optional(z.object({ code: z.string(), discount: MinorUnits })),
      }),
    ),

  checkVoucher: call({
    area: 'orders',
    method: 'POST',
    path: '/v1/client/public/oms-v2/voucher/applicable/{productId}',
    access: 'public',
    rateLimit: { calls: 20, seconds: 600, by: 'address' },
    summary: 'Whether a voucher can be used; the same message for every reason why not.',
  })
    .input(
      z.object({
        params: OfProduct,
        body: z.object({
          voucherCode: VoucherCode,
          currency: Currency,
          emailId: z.optional(Email),
          pricingStage: PricingStage,
        }),
      }),
    )
    .output(
      z.object({
        applicable: z.boolean(),
        discount: z.optional(MinorUnits),
        message: z.optional(z.string()),
      }),
    ),

  createStripeOrder: call({
    area: 'orders',
    method: 'POST',
    path: '/v1/client/public/oms-v2/order/stripe',
    access: 'public',
    rateLimit: { calls: 60, seconds: 600, by: 'address' },
    successStatus: 201,
    summary:
      'Makes an order and opens the checkout of its whole price. 409 key reused or voucher used up, 502 gateway.',
  })
    .input(z.object({ headers: IdempotencyHeader, body: OrderRequest }))
    .output(z.object({ ...NewOrder.shape, ...OpenedCheckout.shape })),

  createOrder: call({
    area: 'orders',
    method: 'POST',
    path: '/v2/client/public/oms-v2/order',
    access: 'public',
    rateLimit: { calls: 60, seconds: 600, by: 'address' },
    successStatus: 201,
    summary: 'Makes an order without a started payment. 409 key reused with another body or voucher used up.',
  })
    .input(z.object({ headers: IdempotencyHeader, body: OrderRequest }))
    .output(
      z.object({ ...NewOrder.shape, status: z.literal('CREATED'), amount: MinorUnits, currency: Currency }),
    ),

  readOrder: call({
    area: 'orders',
    method: 'GET',
    path: '/v1/client/oms-v2/{orderId}/',
    access: 'signed-in',
    summary: 'An own order in short.',
  })
    .input(z.object({ params: OfOrder }))
    .output(z.object({ order: z.object({ ...OrderSummary.shape, payments: z.array(PlannedPayment) }) })),

  listOrders: call({
    area: 'orders',
    method: 'GET',
    path: '/v1/client/user/orders',
    access: 'signed-in',
    summary: 'The own orders, newest first.',
  })
    .input(z.object({}))
    .output(z.object({ orders: z.array(z.object({ ...OrderSummary.shape, createdAt: Instant })) })),

  readPublicOrder: call({
    area: 'orders',
    method: 'GET',
    path: '/api/v1/public/order',
    access: 'public-token',
    rateLimit: { calls: 240, seconds: 60, by: 'address' },
    summary: 'The order of a payment link, with its plans and payments; asks the provider for open payments.',
  })
    .input(z.object({ query: z.object({ orderToken: Token }) }))
    .output(z.object({ order: PayableOrder })),

  readOwnOrder: call({
    area: 'orders',
    method: 'GET',
    path: '/api/v1/getOrder/{id}',
    access: 'signed-in',
    summary: 'An own order with its plans and payments; asks the provider for open payments.',
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(z.object({ order: z.object({ ...PayableOrder.shape, isPaymentFail: z.boolean() }) })),

  listBilling: call({
    area: 'orders',
    method: 'GET',
    path: '/api/v1/learner/my-orders',
    access: 'signed-in',
    summary: 'The own orders with each instalment, its invoice and the cards.',
  })
    .input(z.object({}))
    .output(z.object({ orders: z.array(BillingOrder) })),
};
