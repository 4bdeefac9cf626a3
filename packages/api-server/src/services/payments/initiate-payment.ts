import { offeredProviders, type PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentType } from '@plinth/domain/orders/payment-type';
import { isWithPartner } from '@plinth/domain/payments/emi-eligibility';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf, mayKeepCards } from '../../gateways/payments/payment-gateway.ts';
import { type LoadedOrder, lockOrder } from '../orders/load-orders.ts';
import { assertOrderOpen, isInReview, isOutdated, nextInstalment } from '../orders/order-facts.ts';
import { requireSeat } from '../orders/require-seat.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { refuse } from '../refusal.ts';
import { followSettlement } from './follow-settlement.ts';
import { insertFirstPayment, insertPayment } from './insert-payment.ts';
import { isOfErased } from './is-of-erased.ts';
import { type OpenablePayment, openPayment } from './open-payment.ts';
import { reconcileForReading } from './reconcile-order.ts';
import { replan } from './replan.ts';

/** Within this time an open checkout is reused instead of opening a second one; providers end theirs after a day. */
const REUSE_MS = 20 * 3_600_000;

type Wanted = {
  orderToken: string;
  paymentType: PaymentType;
  provider: PaymentProvider;
  /** Whether the payer agrees that the paying card is saved and charged for the following instalments. */
  keepCard?: boolean | undefined;
};

/**
 * Opens the checkout of the next instalment; the server sets its amount. The payment is committed before the provider
 * is called, and an open checkout of the same instalment is reused, so nothing is charged twice. Payments already open
 * are queried first.
 * @throws Refusal NOT_FOUND, CONFLICT nothing due or closed, money for it in review, no seat left for a first payment, key
 * reused or the amount changed since its first use, BAD_REQUEST provider not offered, BAD_GATEWAY
 */
export async function initiatePayment(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  wanted: Wanted,
  key: string | undefined,
) {
  const first = await takePayment(deps, wanted, key, false);
  if (!('open' in first)) return openPayment(deps, request, first);
  await reconcileForReading(deps, first.open);
  const second = await takePayment(deps, wanted, key, true);
  if ('open' in second) throw new Error('an order that was asked about is asked about again');
  // Since the open ones began, the plan discount may have ended.
  followSettlement(deps, second.orderId);
  return openPayment(deps, request, second);
}

/** Returns the payment to open, or the order if its open payments must be queried first. */
async function takePayment(
  deps: Deps,
  wanted: Wanted,
  key: string | undefined,
  isReconciled: boolean,
): Promise<OpenablePayment | { open: LoadedOrder }> {
  const { orderToken, paymentType, provider } = wanted;
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.tokenHash, hashToken(orderToken)));
    if (!order) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
    if (!isReconciled && order.attempts.some(({ status }) => status === 'PENDING')) return { open: order };
    const { orderId, emailId, courseTitle, customerRef } = order;
    // Whoever pays for a person who was erased leaves no card behind, here or at the provider.
    const keepCard = wanted.keepCard === true && !(await isOfErased(tx, orderId));
    let isRepeat = true;
    const chosen = await withIdempotency(
      tx,
      {
        scope: `initiate-payment:${orderId}`,
        key,
        body: { paymentType, provider, ...(wanted.keepCard ? { keepCard: true } : {}) },
        now: deps.now(),
      },
      () => {
        isRepeat = false;
        return choosePayment(tx, deps, order, { ...wanted, keepCard });
      },
    );
    if (isRepeat) assertAmountStands(order, chosen);
    const checkoutUrl =
      order.attempts.find(({ paymentId }) => paymentId === chosen.paymentId)?.checkoutUrl ?? null;
    return {
      ...chosen,
      orderId,
      method: provider,
      currency: order.currency,
      emailId,
      courseTitle,
      customerRef,
      keepsCard: keepCard,
      checkoutUrl,
    };
  });
}

/** A repeat continues a payment begun earlier: a plan or a code chosen since may have changed what it pays. */
function assertAmountStands(order: LoadedOrder, { paymentId }: Pick<OpenablePayment, 'paymentId'>) {
  const begun = order.attempts.find((one) => one.paymentId === paymentId);
  if (begun && isOutdated(order, begun))
    throw refuse('CONFLICT', 'The amount of this payment has changed. Check the new one and pay again.');
}

async function choosePayment(
  tx: Transaction,
  deps: Deps,
  loaded: LoadedOrder,
  { paymentType, provider, keepCard = false }: Wanted,
) {
  const now = deps.now();
  assertOrderOpen(loaded, now);
  if (loaded.planType === null) throw refuse('CONFLICT', 'Choose a payment plan first.');
  if (!offeredProviders(loaded.currency).includes(provider))
    throw refuse('BAD_REQUEST', 'This way to pay is not offered in this currency.');
  const gateway = gatewayOf(deps.payments, provider, loaded);
  if (keepCard && !mayKeepCards(gateway, provider))
    throw refuse('BAD_REQUEST', 'Cards cannot be saved here.');
  const order = await replan(tx, deps, loaded);
  const next = nextInstalment(order);
  if (!next) throw refuse('CONFLICT', 'Nothing is due on this order.');
  if (isWithPartner(order, next.paymentType))
    throw refuse(
      'CONFLICT',
      'Your EMI partner pays this part: the application is handed in. It is yours to pay again if the partner declines it.',
      { emiStatus: order.emiStatus },
    );
  if (isInReview(order, next.seq))
    throw refuse(
      'CONFLICT',
      'Money for this payment has arrived, and the school is checking it. Do not pay again; we write to you once it is clear.',
    );
  if (next.paymentType !== paymentType)
    throw refuse('CONFLICT', `The next payment in this plan is a different one: ${next.label}.`, {
      nextPaymentType: next.paymentType,
    });

  const open = order.attempts.find(
    (one) =>
      one.seq === next.seq &&
      one.method === provider &&
      one.provider === gateway.name &&
      one.amount === next.amount &&
      (one.status === 'CREATED' || one.status === 'PENDING') &&
      !one.isAutomatic &&
      one.keepsCard === keepCard &&
      now.getTime() - Date.parse(one.createdAt) < REUSE_MS,
  );
  const isFirst = !order.attempts.some(({ status }) => status === 'SUCCEEDED');
  if (open && isFirst) await requireSeat(tx, order, now);
  const insert = isFirst ? insertFirstPayment : insertPayment;
  const paymentId =
    open?.paymentId ?? (await insert(tx, deps, order, next, provider, { keepsCard: keepCard }));
  return { paymentId, amount: next.amount, label: next.label, provider: open?.provider ?? gateway.name };
}
