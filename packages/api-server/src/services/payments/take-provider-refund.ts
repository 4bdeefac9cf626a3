import type { RefundStatus } from '@plinth/domain/orders/refund-status';
import { and, eq, exists, gte, isNotNull, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import {
  type PaymentGateways,
  type ProviderRefund,
  providersOf,
} from '../../gateways/payments/payment-gateway.ts';
import { lockOrderOf } from '../orders/load-orders.ts';
import { Refusal } from '../refusal.ts';
import { refundable } from './refund-payment.ts';
import { settleRefund } from './settle-refund.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'log'> & { payments: PaymentGateways };

const REASON = "Given back in the provider's own dashboard";
/** How far back the job looks: longer than any server outage of a school. */
const DAYS = 14;

/**
 * Takes over a refund from a provider's books, in the caller's transaction and under the order's lock. A refund made in
 * its dashboard is recorded like any other, once, when the money went: ledger, credit note, mail. What does not fit in
 * the ledger is left to a person; `findDiscrepancies` reports it.
 * @returns the state of the refund, RECORDED when it is new, null when it concerns no payment or moved nothing
 */
export async function takeProviderRefund(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  provider: string,
  found: ProviderRefund,
): Promise<RefundStatus | 'RECORDED' | 'DOES_NOT_FIT' | null> {
  const { refundId, paymentRef, providerRef, status, amount, currency } = found;
  if (refundId) return settleRefund(tx, deps, { ...found, refundId });
  const isPayment = and(eq(payments.provider, provider), eq(payments.providerRef, paymentRef));
  const order = await lockOrderOf(tx, payments, isPayment);
  const payment = order?.attempts.find((one) => one.provider === provider && one.providerRef === paymentRef);
  if (!order || !payment) return null;
  const { paymentId } = payment;
  const [known] = await tx
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.provider, provider),
        eq(refunds.providerRef, providerRef),
      ),
    );
  if (known) return settleRefund(tx, deps, { ...found, refundId: known.refundId });
  if (status !== 'SUCCEEDED') return null;
  if (!(await hasRoom(tx, paymentId, found))) {
    deps.log.warn({ paymentId, providerRef, amount, currency }, 'refund of the provider does not fit');
    return 'DOES_NOT_FIT';
  }
  const written = {
    refundId: uuidv7(),
    orderId: order.orderId,
    paymentId,
    amount,
    currency,
    reason: REASON,
    idempotencyKey: `${provider}:${providerRef}`,
    status: 'PENDING' as const,
    provider,
    providerRef,
    createdAt: deps.now(),
  };
  await tx.insert(refunds).values(written);
  await settleRefund(tx, deps, { ...found, refundId: written.refundId });
  return 'RECORDED';
}

/** Returns whether that amount, in this currency, is left of a payment whose order is locked. */
async function hasRoom(tx: Transaction, paymentId: string, { amount, currency }: ProviderRefund) {
  try {
    const left = await refundable(tx, paymentId, { amount });
    return left.amount === amount && left.currency === currency;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Lists references of payments whose refunds may have moved since a moment, for providers that list no refunds. */
export async function paidRefs({ db }: Pick<Deps, 'db'>, provider: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ ref: payments.providerRef })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNotNull(payments.paidAt),
        or(
          gte(payments.paidAt, since),
          exists(
            db
              .select({ refundId: refunds.refundId })
              .from(refunds)
              .where(and(eq(refunds.paymentId, payments.paymentId), gte(refunds.createdAt, since))),
          ),
        ),
      ),
    );
  return rows.flatMap(({ ref }) => ref ?? []);
}

/** @returns whether it was new; one that cannot be recorded does not hold up the others */
async function takeOne(deps: Needs, provider: string, found: ProviderRefund): Promise<boolean> {
  try {
    return (await deps.db.transaction((tx) => takeProviderRefund(tx, deps, provider, found))) === 'RECORDED';
  } catch (error) {
    deps.log.warn(
      { provider, providerRef: found.providerRef, err: error },
      'refund of the provider not taken',
    );
    return false;
  }
}

/**
 * Queries the providers for the refunds of the last two weeks and records those the school did not request: a lost
 * event costs only time.
 * @returns how many were new
 */
export async function takeProviderRefunds(deps: Needs): Promise<number> {
  const since = new Date(deps.now().getTime() - DAYS * 86_400_000);
  let recorded = 0;
  for (const gateway of providersOf(deps.payments)) {
    try {
      const paid = await paidRefs(deps, gateway.name, since);
      for (const found of await gateway.listRefunds(since, paid))
        if (await takeOne(deps, gateway.name, found)) recorded += 1;
    } catch (error) {
      deps.log.warn({ provider: gateway.name, err: error }, 'refunds of the provider not read');
    }
  }
  return recorded;
}
