import { signedIn } from '../api/context.ts';
import { anyone, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { changeCard } from '../services/payments/change-card.ts';
import { choosePlan } from '../services/payments/choose-plan.ts';
import { downloadInvoice } from '../services/payments/download-invoice.ts';
import { extendOrderDeadline } from '../services/payments/extend-deadline.ts';
import { initiatePayment } from '../services/payments/initiate-payment.ts';
import { openCardEntry } from '../services/payments/open-card-entry.ts';
import { processAffirm } from '../services/payments/process-affirm.ts';
import { receiveEvent } from '../services/payments/receive-event.ts';
import { removeCard } from '../services/payments/remove-card.ts';
import { readPlan, reviewOwnPlan, reviewPlan } from '../services/payments/review-plan.ts';
import { saveCard } from '../services/payments/save-card.ts';
import { setBilledFirm } from '../services/payments/set-billed-firm.ts';
import { readSubscriptionPlan, startSubscription } from '../services/payments/start-subscription.ts';
import { refuse } from '../services/refusal.ts';

export const paymentsRoutes: Routes<'payments'> = {
  choosePlan: ({ context, input }) => choosePlan(context.deps, input.body, input.headers['idempotency-key']),
  readPlan: own(readPlan, 'params.orderId'),
  reviewPlan: anyone(reviewPlan, 'body.token'),
  reviewOwnPlan: own(reviewOwnPlan, 'body'),
  setBilledFirm: anyone(setBilledFirm, 'body'),
  initiatePayment: ({ context, input }) =>
    initiatePayment(context.deps, context.request, input.body, input.headers['idempotency-key']),
  startSubscription: ({ context, input }) =>
    startSubscription(
      context.deps,
      context.request,
      { orderToken: input.query.token, ...input.body },
      input.headers['idempotency-key'],
    ),
  readSubscriptionPlan: anyone(readSubscriptionPlan, 'query.token'),
  processAffirm: anyone(processAffirm, 'query.checkoutToken'),
  receiveStripeEvent: ({ context: { deps, rawBody }, input: { headers } }) =>
    receiveEvent(deps, deps.payments.card, {
      rawBody,
      signature: headers['stripe-signature'] ?? headers.signature,
    }),
  receiveAffirmEvent: ({ context: { deps, rawBody }, input: { headers, query } }) =>
    receiveEvent(deps, deps.payments.payLater, {
      rawBody,
      signature: headers.signature ?? headers['stripe-signature'],
      checkoutToken: query.checkoutToken,
    }),
  receiveRazorpayEvent: ({ context: { deps, rawBody }, input: { headers } }) => {
    const { razorpay } = deps.payments;
    if (!razorpay) throw refuse('NOT_FOUND', 'This school does not take payments by Razorpay.');
    return receiveEvent(deps, razorpay.gateway, {
      rawBody,
      signature: headers['x-razorpay-signature'],
      eventId: headers['x-razorpay-event-id'],
    });
  },
  extendDeadline: ({ context, input }) => extendOrderDeadline(context.deps, input.params.id, input.body),
  saveCard: ({ context, input }) => saveCard(context.deps, signedIn(context), input.params.id, input.body),
  openCardEntry: ({ context, input }) =>
    openCardEntry(context.deps, signedIn(context), context.request, input.params.id),
  changeCard: ({ context, input }) =>
    changeCard(context.deps, signedIn(context), input.params.id, input.body),
  removeCard: ({ context, input }) =>
    removeCard(context.deps, signedIn(context), input.params.id, input.query.cardId),
  downloadInvoice: async ({ context, input }) => {
    const invoice = await downloadInvoice(context.deps, signedIn(context), input.query);
    return { headers: { 'content-disposition': `attachment; filename="${invoice.name}"` }, body: invoice };
  },
};
