import { signedIn } from '../api/context.ts';
import { anyone, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

export const paymentsRoutes = api.payments.router({
  choosePlan: api.payments.choosePlan.handler(({ context, input }) =>
    choosePlan(context.deps, input.body, input.headers['idempotency-key']),
  ),
  readPlan: api.payments.readPlan.handler(own(readPlan, 'params.orderId')),
  reviewPlan: api.payments.reviewPlan.handler(anyone(reviewPlan, 'body.token')),
  reviewOwnPlan: api.payments.reviewOwnPlan.handler(own(reviewOwnPlan, 'body')),
  setBilledFirm: api.payments.setBilledFirm.handler(anyone(setBilledFirm, 'body')),
  initiatePayment: api.payments.initiatePayment.handler(({ context, input }) =>
    initiatePayment(context.deps, context.request, input.body, input.headers['idempotency-key']),
  ),
  startSubscription: api.payments.startSubscription.handler(({ context, input }) =>
    startSubscription(
      context.deps,
      context.request,
      { orderToken: input.query.token, ...input.body },
      input.headers['idempotency-key'],
    ),
  ),
  readSubscriptionPlan: api.payments.readSubscriptionPlan.handler(
    anyone(readSubscriptionPlan, 'query.token'),
  ),
  processAffirm: api.payments.processAffirm.handler(anyone(processAffirm, 'query.checkoutToken')),
  receiveStripeEvent: api.payments.receiveStripeEvent.handler(
    ({ context: { deps, rawBody }, input: { headers } }) =>
      receiveEvent(deps, deps.payments.card, {
        rawBody,
        signature: headers['stripe-signature'] ?? headers.signature,
      }),
  ),
  receiveAffirmEvent: api.payments.receiveAffirmEvent.handler(
    ({ context: { deps, rawBody }, input: { headers, query } }) =>
      receiveEvent(deps, deps.payments.payLater, {
        rawBody,
        signature: headers.signature ?? headers['stripe-signature'],
        checkoutToken: query.checkoutToken,
      }),
  ),
  receiveRazorpayEvent: api.payments.receiveRazorpayEvent.handler(
    ({ context: { deps, rawBody }, input: { headers } }) => {
      const { razorpay } = deps.payments;
      if (!razorpay) throw refuse('NOT_FOUND', 'This school does not take payments by Razorpay.');
      return receiveEvent(deps, razorpay.gateway, {
        rawBody,
        signature: headers['x-razorpay-signature'],
        eventId: headers['x-razorpay-event-id'],
      });
    },
  ),
  extendDeadline: api.payments.extendDeadline.handler(({ context, input }) =>
    extendOrderDeadline(context.deps, input.params.id, input.body),
  ),
  saveCard: api.payments.saveCard.handler(({ context, input }) =>
    saveCard(context.deps, signedIn(context), input.params.id, input.body),
  ),
  openCardEntry: api.payments.openCardEntry.handler(({ context, input }) =>
    openCardEntry(context.deps, signedIn(context), context.request, input.params.id),
  ),
  changeCard: api.payments.changeCard.handler(({ context, input }) =>
    changeCard(context.deps, signedIn(context), input.params.id, input.body),
  ),
  removeCard: api.payments.removeCard.handler(({ context, input }) =>
    removeCard(context.deps, signedIn(context), input.params.id, input.query.cardId),
  ),
  downloadInvoice: api.payments.downloadInvoice.handler(async ({ context, input }) => {
    const invoice = await downloadInvoice(context.deps, signedIn(context), input.query);
    return { headers: { 'content-disposition': `attachment; filename="${invoice.name}"` }, body: invoice };
  }),
});
