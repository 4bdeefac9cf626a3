import { balanceOf, refundFault } from '@plinth/domain/orders/ledger';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { ledgerEntries, orders, payments } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { gatewayThatTook, type RefundResult } from '../../gateways/payments/payment-gateway.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { lockOrderOf } from '../orders/load-orders.ts';
import { Refusal, refuse } from '../refusal.ts';
import { BY_HAND, moneyText, type Refund, settleRefund } from './settle-refund.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'payments'>;

type WantedRefund = {
  paymentId: string;
  /** Minor units; the remainder of the payment if omitted. */
  amount?: number | undefined;
  /** What was left of the payment as it was shown, in minor units; undefined looks at nothing. */
  seen?: number | undefined;
  reason: string;
  /** Identifies this refund: sent again, it is the same refund. */
  idempotencyKey: string;
  /** The money went back another way, such as a bank transfer: the provider is not called. */
  byHand?: boolean | undefined;
};

/** How long after the last query an unsettled refund is queried again. */
const AGE_MS = 120_000;
const BATCH = 50;

/**
 * Refunds a payment for staff: recorded first, then requested from the provider that took it, which may take time. If
 * no active provider took it, as with an EMI partner, staff return the money themselves and this records it. The
 * invoice, the order's status and the payer's place stay as they are; `school orders --cancel` ends an order. If the
 * provider does not answer, the refund stays REQUESTED and a job retries.
 * @throws Refusal NOT_FOUND, BAD_REQUEST no amount or more than is left, CONFLICT not charged, not what was seen, or key of another refund
 */
export async function refundPayment(deps: Needs, act: StaffAct, wanted: WantedRefund) {
  const { refundId } = await deps.db.transaction((tx) => requestRefund(tx, deps, act, wanted));
  await sendRefund(deps, refundId);
  return readRefund(deps, refundId);
}

/** Records a refund, to be sent after the commit. @throws Refusal as `refundPayment` */
export async function requestRefund(
  tx: Transaction,
  deps: Needs,
  act: StaffAct,
  wanted: WantedRefund,
): Promise<Refund> {
  const { paymentId, reason, idempotencyKey, byHand = false } = wanted;
  const order = await lockOrderOf(tx, payments, eq(payments.paymentId, paymentId));
  const payment = order?.attempts.find((one) => one.paymentId === paymentId);
  if (!order || !payment) throw refuse('NOT_FOUND', 'Payment not found.');
  const [known] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, idempotencyKey));
  if (known) {
    if (known.paymentId !== paymentId || (wanted.amount !== undefined && known.amount !== wanted.amount))
      throw refuse('CONFLICT', 'This key was used for another refund.');
    return known;
  }
  const { amount, currency } = await refundable(tx, paymentId, wanted);
  const isServed = payment.providerRef !== null && gatewayThatTook(deps.payments, payment) !== null;
  const provider = byHand || !isServed ? BY_HAND : payment.provider;
  const [written] = await tx
    .insert(refunds)
    .values({
      refundId: uuidv7(),
      orderId: order.orderId,
      paymentId,
      amount,
      currency,
      reason,
      idempotencyKey,
      status: 'REQUESTED',
      provider,
      createdAt: deps.now(),
    })
    .returning();
  if (!written) throw new Error('no refund was written');
  await recordAudit(tx, deps.now(), act, {
    action: 'refund',
    subjectId: order.userId,
    details: { orderId: order.orderId, paymentId, amount, currency, reason, provider },
  });
  return written;
}

/** Returns the amount to refund of a payment whose order is locked: what was charged or, if flagged, what arrived. */
export async function refundable(
  tx: Transaction,
  paymentId: string,
  wanted: Pick<WantedRefund, 'amount' | 'seen'> = {},
) {
  const [payment] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  if (!payment) throw refuse('NOT_FOUND', 'Payment not found.');
  const onTheirWay = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ['REQUESTED', 'PENDING'])));
  const underWay = onTheirWay.reduce((sum, { amount }) => sum + amount, 0);
  if (payment.status === 'FLAGGED' && !payment.resolvedAt) {
    if (underWay > 0) throw refuse('CONFLICT', 'It is already on its way back.');
    return {
      amount: payment.receivedAmount ?? payment.amount,
      currency: payment.receivedCurrency ?? payment.currency,
    };
  }
  const currency = payment.receivedCurrency ?? payment.currency;
  const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, paymentId));
  const left = balanceOf(entries).net - underWay;
  if (wanted.seen !== undefined && wanted.seen !== left)
    throw refuse(
      'CONFLICT',
      `Meanwhile this has changed: ${moneyText(left, currency)} of this payment can be given back now. Check it again.`,
    );
  const amount = wanted.amount ?? left;
  const fault = refundFault(entries, amount, underWay);
  if (fault === 'NOT_CHARGED') throw refuse('CONFLICT', 'Nothing was charged with this payment.');
  if (fault !== null)
    throw refuse('BAD_REQUEST', `Between nothing and ${moneyText(left, currency)} can be given back.`);
  return { amount, currency };
}

/** Requests a recorded, unsettled refund from the provider; an answer settles it, otherwise it is left for later. */
export async function sendRefund(deps: Needs, refundId: string): Promise<boolean> {
  const [found] = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .where(eq(refunds.refundId, refundId));
  if (!found || found.refund.status === 'SUCCEEDED' || found.refund.status === 'FAILED') return false;
  const { refund, payment } = found;
  try {
    const gateway = refund.provider === BY_HAND ? null : gatewayThatTook(deps.payments, payment);
    if (refund.provider !== BY_HAND && !(gateway && payment.providerRef)) return false;
    const result: RefundResult =
      gateway && payment.providerRef
        ? await gateway.refund({ ...refund, providerRef: payment.providerRef }).catch(asAnswer)
        : { status: 'SUCCEEDED', providerRef: '' };
    await deps.db.transaction((tx) => settleRefund(tx, deps, { refundId, ...result }));
    return result.status !== 'PENDING';
  } catch (error) {
    deps.log.warn({ refundId, err: error }, 'refund not asked for');
    return false;
  }
}

/** Treats a provider not knowing a payment as its answer, not as an outage. */
function asAnswer(error: unknown): RefundResult {
  if (error instanceof Refusal && error.code === 'NOT_FOUND')
    return { status: 'FAILED', providerRef: '', reason: 'The provider does not know this payment.' };
  throw error;
}

/** Returns a refund as staff see it, with what is left of its payment, in minor units. @throws Refusal NOT_FOUND */
async function readRefund(deps: Pick<Deps, 'db'>, refundId: string) {
  const [found] = await deps.db
    .select({ refund: refunds, emailId: orders.emailId })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderId, refunds.orderId))
    .where(eq(refunds.refundId, refundId));
  if (!found) throw refuse('NOT_FOUND', 'Refund not found.');
  const entries = await deps.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, found.refund.paymentId));
  const { refundId: id, amount, currency, status, failureReason, provider } = found.refund;
  return {
    refundId: id,
    amount,
    currency,
    status,
    failureReason,
    isByHand: provider === BY_HAND,
    left: balanceOf(entries).net,
    emailId: found.emailId,
  };
}

/**
 * Queries the providers about unsettled refunds, both those that never reached them and those in progress. Claimed rows
 * go to the back of the queue.
 * @returns how many were settled
 */
export async function sendOpenRefunds(deps: Needs): Promise<number> {
  const before = new Date(deps.now().getTime() - AGE_MS);
  const claimed = await deps.db
    .update(refunds)
    .set({ checkedAt: deps.now() })
    .where(
      inArray(
        refunds.refundId,
        deps.db
          .select({ refundId: refunds.refundId })
          .from(refunds)
          .where(
            and(
              inArray(refunds.status, ['REQUESTED', 'PENDING']),
              lt(refunds.createdAt, before),
              or(isNull(refunds.checkedAt), lt(refunds.checkedAt, before)),
            ),
          )
          .orderBy(sql`${refunds.checkedAt} nulls first`)
          .limit(BATCH)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ refundId: refunds.refundId });
  let settled = 0;
  for (const { refundId } of claimed) if (await sendRefund(deps, refundId)) settled += 1;
  return settled;
}

/** Lists unsettled and failed refunds, newest first, for staff. */
export async function listOpenRefunds({ db }: Pick<Deps, 'db'>) {
  return db
    .select({
      refundId: refunds.refundId,
      paymentId: refunds.paymentId,
      emailId: orders.emailId,
      amount: refunds.amount,
      currency: refunds.currency,
      status: refunds.status,
      failureReason: refunds.failureReason,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderId, refunds.orderId))
    .where(inArray(refunds.status, ['REQUESTED', 'PENDING', 'FAILED']))
    .orderBy(desc(refunds.createdAt))
    .limit(100);
}
