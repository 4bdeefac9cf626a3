import { hasPassed } from '@plinth/domain/orders/offer-deadlines';
import { isWithPartner } from '@plinth/domain/payments/emi-eligibility';
import { and, asc, desc, eq, gt, gte, max, not, notExists } from 'drizzle-orm';
import { allOrEach } from '../../db/all-or-each.ts';
import type { Transaction } from '../../db/database.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { isUnseated } from '../../db/queries/orders/is-unseated.ts';
import { orderCards, orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { CardCharge } from '../../gateways/payments/payment-gateway.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { isInReview, nextInstalment } from '../orders/order-facts.ts';
import { Refusal } from '../refusal.ts';
import { insertPayment } from './insert-payment.ts';
import { CARD_TRIES } from './notify-failed-payment.ts';
import { describePayment } from './open-payment.ts';
import { attemptsOf, owesBy } from './owes-by.ts';
import { settlePayment } from './settle-payment.ts';
import { triesOfCard } from './tries-of-card.ts';

const DAY_MS = 86_400_000;
const BATCH = 50;

/**
 * Records the attempt to charge what is due on an order, under its lock and before the provider is called. An attempt
 * that was never answered is resumed under the same id, so that the provider charges once.
 */
async function takeCharge(tx: Transaction, deps: Deps, orderId: string): Promise<CardCharge | null> {
  const order = await lockOrder(tx, eq(orders.orderId, orderId));
  const now = deps.now();
  if (order?.status !== 'PAYMENT_ONGOING' || !order.paysAutomatically || !order.customerRef) return null;
  const next = nextInstalment(order);
  if (!next || !hasPassed(next.dueDate, now.toISOString())) return null;
  if (isWithPartner(order, next.paymentType)) return null;
  const attempts = order.attempts.filter(({ seq }) => seq === next.seq);
  if (isInReview(order, next.seq)) return null;
  if (attempts.some((one) => one.status === 'PENDING' && !one.isAutomatic)) return null;
  const automatic = attempts.filter(({ isAutomatic }) => isAutomatic);
  const open = automatic.find(({ status }) => status === 'CREATED' || status === 'PENDING');
  const isTired = triesOfCard(order, next.seq).length >= CARD_TRIES;
  const isFresh = automatic.some(({ createdAt }) => now.getTime() - Date.parse(createdAt) < DAY_MS);
  if (!open && (isTired || isFresh)) return null;
  const [card] = await tx
    .select({ paymentMethodToken: orderCards.paymentMethodToken })
    .from(orderCards)
    .where(eq(orderCards.orderId, orderId))
    .orderBy(desc(orderCards.selectedAt))
    .limit(1);
  if (!card) return null;
  const paymentId =
    open?.paymentId ?? (await insertPayment(tx, deps, order, next, 'CARD', { isAutomatic: true }));
  return {
    paymentId,
    orderId,
    amount: next.amount,
    currency: order.currency,
    description: describePayment({ courseTitle: order.courseTitle, label: next.label }),
    paymentMethodToken: card.paymentMethodToken,
    customerRef: order.customerRef,
  };
}

/**
 * Lists orders with something due whose payer has a seat, no card of whom was tried today, and the selected one not
 * three times already, a page at a time.
 */
function dueOrders({ db, now }: Pick<Deps, 'db' | 'now'>, after: string) {
  const dayAgo = new Date(now().getTime() - DAY_MS);
  const declined = [eq(payments.isAutomatic, true), eq(payments.status, 'FAILED')];
  const selectedAt = db
    .select({ at: max(orderCards.selectedAt) })
    .from(orderCards)
    .where(eq(orderCards.orderId, payments.orderId));
  return db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PAYMENT_ONGOING'),
        eq(orders.paysAutomatically, true),
        gt(orders.orderId, after),
        not(isUnseated('orders')),
        owesBy(
          db,
          now(),
          notExists(attemptsOf(db, ...declined, gt(payments.createdAt, dayAgo))),
          notExists(attemptsOf(db, ...declined, gte(payments.createdAt, selectedAt)).offset(CARD_TRIES - 1)),
        ),
      ),
    )
    .orderBy(asc(orders.orderId))
    .limit(BATCH);
}

/** A card that the provider no longer has is declined: only the payer can replace it. */
const declineIfGone =
  ({ amount, currency }: CardCharge) =>
  (error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'BAD_REQUEST')) throw error;
    const reason = 'The card is no longer on file at the payment provider.';
    return { status: 'FAILED' as const, providerRef: null, amount, currency, reason };
  };

/** @returns whether the provider answered */
async function charge(deps: Deps, orderId: string): Promise<boolean> {
  const taken = await deps.db.transaction((tx) => takeCharge(tx, deps, orderId));
  if (!taken) return false;
  const { paymentId } = taken;
  try {
    const { providerRef, ...result } = await deps.payments.card.chargeCard(taken).catch(declineIfGone(taken));
    await deps.db.transaction(async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'PENDING', providerRef })
        .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'CREATED')));
      await settlePayment(tx, deps, { orderId, paymentId }, result);
    });
    return true;
  } catch (error) {
    deps.log.warn({ paymentId, err: error }, 'saved card not charged');
    return false;
  }
}

/**
 * Charges due instalments to the saved card of payers who chose automatic payment. The provider's answer settles the
 * payment like any other; without an answer the attempt stays open for the next run. An order whose charge cannot be
 * prepared is logged and never blocks the others.
 * @returns how many charges the provider answered
 * @throws after all had their turn if one of them failed, so that the job is retried
 */
export async function chargeDueInstalments(deps: Deps): Promise<number> {
  let answered = 0;
  let failed = 0;
  const pages = pagesOf(
    (after) => dueOrders(deps, after),
    ({ orderId }) => orderId,
  );
  for await (const page of pages)
    for (const { orderId } of page) {
      const work = async () => {
        if (await charge(deps, orderId)) answered += 1;
        return 1;
      };
      failed += 1 - (await allOrEach(deps, [orderId], work, () => ({ orderId })));
    }
  if (failed > 0) throw new Error(`orders whose instalments were not charged: ${failed}`);
  return answered;
}
