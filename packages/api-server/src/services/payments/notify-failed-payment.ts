import { formatMoney } from '@plinth/domain/money/format-money';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { notify } from '../notifications/notify.ts';
import type { LoadedOrder, PaymentAttempt } from '../orders/load-orders.ts';
import { payerOf } from './payer-of.ts';
import { triesOfCard } from './tries-of-card.ts';

/** A declined card is retried on later days, up to this many attempts; then the payer must act. */
export const CARD_TRIES = 3;

const keyOf = ({ paymentId }: Pick<PaymentAttempt, 'paymentId'>) => `payment-failed:${paymentId}`;

/** The payer's next step: none yet if the school retries the card automatically. */
function nextStep(order: LoadedOrder, { seq, isAutomatic }: PaymentAttempt): string {
  if (!isAutomatic) return 'Nothing was charged; you can try again under Billing.';
  // Another card may have been selected while this one was charged.
  const tries = Math.max(1, triesOfCard(order, seq).length);
  const nth = `Your saved card could not be charged, on try ${tries} of ${CARD_TRIES}.`;
  return tries < CARD_TRIES
    ? `${nth} We will try again on a later day; you can also pay under Billing.`
    : `${nth} We will not try again: pay under Billing, or change the card there.`;
}

/** Notifies the payer of a locked order, once, that a payment failed. */
export async function notifyFailedPayment(
  tx: Transaction,
  order: LoadedOrder,
  payment: PaymentAttempt,
  at: Date,
): Promise<void> {
  const money = formatMoney({ amount: payment.amount, currency: order.currency });
  await notify(tx, {
    userIds: payerOf(tx, order),
    category: 'PAYMENT',
    key: keyOf(payment),
    title: 'A payment did not go through',
    text: `${money} for ${order.courseTitle}. ${nextStep(order, payment)}`,
    href: '/billing',
    at,
  });
}

/**
 * Keeps failed payments of an order out of the payer's digest once the way they name is no longer right: the instalment
 * is paid, a partner pays it, or nothing is due any more.
 * @param seq only those of this instalment
 */
export async function withholdFailureMails(
  tx: Transaction,
  order: Pick<LoadedOrder, 'userId' | 'emailId' | 'attempts'>,
  seq?: number,
): Promise<void> {
  const keys = order.attempts
    .filter((one) => one.status === 'FAILED' && (seq === undefined || one.seq === seq))
    .map(keyOf);
  if (keys.length === 0) return;
  await tx
    .update(notifications)
    .set({ mailedAt: sql`${notifications.at}` })
    .where(
      and(
        inArray(notifications.userId, payerOf(tx, order)),
        inArray(notifications.key, keys),
        isNull(notifications.mailedAt),
      ),
    );
}
