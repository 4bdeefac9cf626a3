import { EMI_HANDED_IN } from '@plinth/domain/payments/emi-status';
import { and, asc, eq, exists, gt, inArray, isNotNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { gatewayThatTook } from '../../gateways/payments/payment-gateway.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH = 50;
const paid = alias(payments, 'paid');

/**
 * Open checkouts that must no longer be paid: the order has ended, the instalment is paid or has another amount since
 * the plan or a code was changed, or the EMI partner has it.
 */
const isSpent = (db: Queryable) =>
  or(
    inArray(orders.status, ['PAYMENT_COMPLETED', 'CANCELLED', 'EXPIRED']),
    exists(
      db
        .select({ paymentId: paid.paymentId })
        .from(paid)
        .where(
          and(eq(paid.orderId, payments.orderId), eq(paid.seq, payments.seq), eq(paid.status, 'SUCCEEDED')),
        ),
    ),
    notExists(
      db
        .select({ seq: orderInstalments.seq })
        .from(orderInstalments)
        .where(
          and(
            eq(orderInstalments.orderId, payments.orderId),
            eq(orderInstalments.seq, payments.seq),
            eq(orderInstalments.amount, payments.amount),
          ),
        ),
    ),
    and(
      ne(payments.paymentType, 'DOWN_PAYMENT'),
      inArray(orders.planType, ['EMI_WITH_DP', 'EMI_UPFRONT']),
      exists(
        db
          .select({ emiFormId: emiApplications.emiFormId })
          .from(emiApplications)
          .where(
            and(eq(emiApplications.orderId, orders.orderId), inArray(emiApplications.status, EMI_HANDED_IN)),
          ),
      ),
    ),
  );

/** Lists open checkouts that are no longer of use, a page at a time. */
const spentAfter = ({ db }: Pick<Deps, 'db'>, after: string, where?: SQL) =>
  db
    .select({
      paymentId: payments.paymentId,
      orderId: payments.orderId,
      method: payments.method,
      provider: payments.provider,
      providerRef: payments.providerRef,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(
      and(
        eq(payments.status, 'PENDING'),
        eq(payments.isAutomatic, false),
        isNotNull(payments.providerRef),
        gt(payments.paymentId, after),
        isSpent(db),
        where,
      ),
    )
    .orderBy(asc(payments.paymentId))
    .limit(BATCH);

/**
 * Closes checkouts at their providers that would take a payment twice or for nothing. A payment made in the meantime
 * settles as usual and is flagged; a provider that does not answer is queried again on the next run.
 * @returns how many were closed
 */
export async function closeSpentCheckouts(deps: Deps, where?: SQL): Promise<number> {
  let closed = 0;
  const pages = pagesOf(
    (after) => spentAfter(deps, after, where),
    ({ paymentId }) => paymentId,
  );
  for await (const page of pages) for (const spent of page) if (await closeCheckout(deps, spent)) closed += 1;
  return closed;
}

/** @returns whether the provider has decided it */
async function closeCheckout(
  deps: Deps,
  { paymentId, orderId, providerRef, ...took }: Awaited<ReturnType<typeof spentAfter>>[number],
): Promise<boolean> {
  const gateway = gatewayThatTook(deps.payments, took);
  if (!gateway || !providerRef) return false;
  try {
    const result = await gateway.closeCheckout(providerRef);
    await deps.db.transaction((tx) => settlePayment(tx, deps, { orderId, paymentId }, result));
    return result.status !== 'PENDING';
  } catch (error) {
    deps.log.warn({ paymentId, err: error }, 'checkout not closed');
    return false;
  }
}
