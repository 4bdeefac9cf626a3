import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Token } from '@plinth/domain/fields/token';
import { Currency } from '@plinth/domain/money/currency';
import { BilledFirm } from '@plinth/domain/orders/billed-firm';
import { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import { MinorUnits } from '@plinth/domain/orders/payment';
import { PaymentMethodToken } from '@plinth/domain/orders/payment-method-token';
import { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { PaymentPlanReview } from '@plinth/domain/orders/payment-plan-review';
import { CardData } from '@plinth/domain/orders/payment-plan-state';
import { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { PaymentType } from '@plinth/domain/orders/payment-type';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import { OpenedCheckout, PlanReview, PlanView } from './order-shapes.ts';
import { ProviderEvent, Received, SignatureHeaders } from './provider-event.ts';

const { get, post, put, del } = callsOf('payments');

/** The cards saved for an order, the selected one first. */
const KeptCards = z.object({
  cardData: z.array(CardData),
  selectedCard: z.nullable(Id),
  paysAutomatically: z.optional(z.boolean()),
});

export const payments = {
  choosePlan: post('/api/v1/public/payment-plan', {
    access: 'public-token',
    summary:
      'Chooses the plan of an order. 400 if the plan is not offered, 409 if payment has begun or the order is closed.',
    input: z.object({
      headers: IdempotencyHeader,
      body: z.object({ orderToken: Token, planType: PaymentPlan }),
    }),
    output: z.object({ orderPlan: PlanView, status: z.enum(['PLAN_CREATED', 'PAYMENT_COMPLETED']) }),
  }),

  readPlan: get('/v1/client/oms-v2/{orderId}/payment-plan', {
    access: 'signed-in',
    summary: "Returns the plan of one of the caller's orders and the plans available for it.",
    input: z.object({ params: z.object({ orderId: Id }) }),
    output: z.object({ orderPlan: PlanView, availablePlans: z.array(PaymentPlan) }),
  }),

  reviewPlan: post('/v1/client/public/oms-v2/order/payment-plan-review', {
    access: 'public-token',
    summary:
      'Returns the plan of an order as it would be paid now. Writes nothing. 409 if the order is closed.',
    input: z.object({ body: PaymentPlanReview }),
    output: PlanReview,
  }),

  reviewOwnPlan: post('/v1/client/oms-v2/order/payment-plan-review', {
    access: 'signed-in',
    summary:
      "Returns the plan of one of the caller's orders, or another plan, as it would be paid now. Writes nothing. 409 if the order is closed.",
    input: z.object({ body: z.object({ orderId: Id, planType: z.optional(PaymentPlan) }) }),
    output: PlanReview,
  }),

  initiatePayment: post('/api/v1/public/initiate-payment', {
    access: 'public-token',
    rateLimit: byAddress(4),
    successStatus: 201,
    summary:
      'Opens the checkout for the next instalment. 409 if nothing is due or the order is closed, 502 if the gateway does not respond.',
    input: z.object({
      headers: IdempotencyHeader,
      body: z.object({
        orderToken: Token,
        paymentType: PaymentType,
        provider: PaymentProvider,
        /** Whether the payer agrees that the card is saved and charged for the following instalments. */
        keepCard: z.optional(z.boolean()),
      }),
    }),
    output: z.object({ paymentId: Id, ...OpenedCheckout.shape }),
  }),

  setBilledFirm: put('/api/v1/public/order/billed-firm', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Has future invoices made out to an Indian firm with its GSTIN, or to the payer if null; invoices already paid are unchanged. 400 for an order in dollars, 409 if the order is closed.',
    input: z.object({ body: z.object({ orderToken: Token, billedFirm: z.nullable(BilledFirm) }) }),
    output: z.object({ billedFirm: z.nullable(BilledFirm) }),
  }),

  startSubscription: post('/v1/client/public/oms-v2/create-stripe-subsciption', {
    access: 'public-token',
    rateLimit: byAddress(4),
    successStatus: 201,
    summary:
      'Starts the monthly plan of an order. 409 if another plan is chosen or the order is closed, 502 if the gateway does not respond.',
    input: z.object({
      headers: IdempotencyHeader,
      query: z.object({ token: Token }),
      body: z.optional(
        z.object({
          paymentMethodToken: z.optional(PaymentMethodToken),
          payAutomatically: z.optional(z.boolean()),
        }),
      ),
    }),
    output: z.object({
      subscriptionId: z.string(),
      checkoutUrl: z.optional(z.string()),
      clientSecret: z.optional(z.string()),
      status: z.enum(['PENDING', 'ACTIVE']),
    }),
  }),

  readSubscriptionPlan: get('/v1/client/public/oms-v2/stripe-subscription-payment-plan-details', {
    access: 'public-token',
    summary: "Lists the instalments of an order's monthly plan.",
    input: z.object({ query: z.object({ token: Token }) }),
    output: z.object({
      currency: Currency,
      amount: MinorUnits,
      instalments: z.array(z.object({ amount: MinorUnits, dueDate: Instant, status: InstalmentStatus })),
      nextPaymentDate: z.nullable(Instant),
    }),
  }),

  processAffirm: post('/v1/client/public/oms-v2/process-affirm-transaction', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Verifies a buy-now-pay-later checkout with its provider. 409 for another amount or a closed order, 502 if the gateway does not respond.',
    input: z.object({ query: z.object({ checkoutToken: Token }) }),
    output: z.object({ orderId: Id, status: OrderStatus }),
  }),

  receiveStripeEvent: post('/api/v1/webhook/stripe/process-and-verify', {
    access: 'gateway',
    summary: 'Receives a signed event of the card provider, each once. 403 for a bad signature.',
    input: z.object({ headers: SignatureHeaders, body: ProviderEvent }),
    output: Received,
  }),

  receiveAffirmEvent: post('/api/v1/webhook/affirm/process-and-verify', {
    access: 'gateway',
    summary: 'Receives a signed event of the buy-now-pay-later provider, each once. 403 for a bad signature.',
    input: z.object({
      headers: SignatureHeaders,
      query: z.object({ checkoutToken: Token }),
      body: ProviderEvent,
    }),
    output: Received,
  }),

  receiveRazorpayEvent: post('/api/v1/webhook/razorpay/process-and-verify', {
    access: 'gateway',
    summary:
      'Receives a signed event of Razorpay, each once. 403 for a bad signature, 404 if the school does not use it.',
    input: z.object({
      headers: z.object({
        'x-razorpay-signature': z.optional(z.string()),
        'x-razorpay-event-id': z.optional(z.string().check(z.maxLength(100))),
      }),
      body: ProviderEvent,
    }),
    output: Received,
  }),

  extendDeadline: post('/api/v1/public/deadline-extension/{id}', {
    access: 'public-token',
    summary:
      'Extends a deadline of an order, once; repeating the call returns the same answer. PAYMENT is the deadline currently running: that of the first payment, then that of the next instalment. 409 if it cannot be extended.',
    input: z.object({
      params: z.object({ id: Id }),
      body: z.object({ orderToken: Token, deadlineType: z.enum(['PLAN_DISCOUNT', 'PAYMENT']) }),
    }),
    output: z.object({ deadlineType: z.enum(['PLAN_DISCOUNT', 'PAYMENT']), deadline: Instant }),
  }),

  saveCard: post('/api/v1/learner/cardDetails/{id}', {
    access: 'signed-in',
    summary:
      "Adds a card to one of the caller's orders by the provider's token; with `payAutomatically`, due instalments are charged to it. 502 if the gateway does not respond.",
    input: z.object({
      params: z.object({ id: Id }),
      body: z.object({
        paymentMethodToken: PaymentMethodToken,
        payAutomatically: z.optional(z.boolean()),
      }),
    }),
    output: KeptCards,
  }),

  openCardEntry: post('/api/v1/learner/cardDetails/{id}/entry', {
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 600, by: 'caller' },
    summary:
      "Opens the provider's page for entering a card for one of the caller's orders. 409 if the order is closed or there is no such page, 502 if the gateway does not respond.",
    input: z.object({ params: z.object({ id: Id }) }),
    output: z.object({ url: z.url() }),
  }),

  changeCard: put('/api/v1/learner/cardDetails/{id}', {
    access: 'signed-in',
    summary:
      "Selects a saved card of one of the caller's orders, and sets whether due instalments are charged to it. 404, 502 if the gateway does not respond.",
    input: z.object({
      params: z.object({ id: Id }),
      body: z.object({ cardId: Id, payAutomatically: z.optional(z.boolean()) }),
    }),
    output: KeptCards,
  }),

  removeCard: del('/api/v1/learner/cardDetails/{id}', {
    access: 'signed-in',
    summary:
      "Removes a card from one of the caller's orders; repeating the call returns the same answer. Without a card nothing is charged automatically.",
    input: z.object({ params: z.object({ id: Id }), query: z.object({ cardId: Id }) }),
    output: KeptCards,
  }),

  downloadInvoice: get('/api/v1/invoice/download', {
    access: 'signed-in',
    detailedAnswer: true,
    summary:
      "Returns the invoice of one of the caller's paid payments as a PDF; with `refundId`, the credit note of that refund.",
    input: z.object({ query: z.object({ paymentId: Id, refundId: z.optional(Id) }) }),
    output: z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() }),
  }),
};
