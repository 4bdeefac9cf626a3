import { formatMoney } from '@plinth/domain/money/format-money';
import { isPartnersPart } from '@plinth/domain/payments/emi-eligibility';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { auditEntries } from '../../db/schema/accounts.ts';
import { orders, payments } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { recordCharge } from '../payments/settle-payment.ts';
import { refuse } from '../refusal.ts';

/** Stands where a gateway's name would: the partner pays by bank, and staff see it arrive. */
const PARTNER = 'emi-partner';

type Disbursement = {
  emiFormId: string;
  /** Minor units, as they arrived. */
  amount: number;
  /** The partner's own reference of the transfer: it is taken once. */
  reference: string;
};

/**
 * Staff write down that the EMI partner has paid its part of an order: the instalment is settled like any payment, with
 * ledger, invoice and place, and open checkouts of it are closed at their providers, so that nobody pays it twice. A
 * repeat answers the same.
 * @throws Refusal NOT_FOUND, CONFLICT not approved, paid already, order closed or reference of another order,
 *   BAD_REQUEST another amount than is due
 */
export async function recordDisbursement(deps: Deps, { emiFormId, amount, reference }: Disbursement) {
  const taken = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(
      tx,
      eq(
        orders.orderId,
        sql`(select e.order_id from emi_applications e where e.emi_form_id = ${emiFormId}::uuid)`,
      ),
    );
    const [application] = await tx
      .select({ status: emiApplications.status })
      .from(emiApplications)
      .where(eq(emiApplications.emiFormId, emiFormId))
      .for('update');
    if (!order || !application) throw refuse('NOT_FOUND', 'There is no such EMI application.');
    const { orderId, emailId, currency } = order;
    const [known] = await tx
      .select({ orderId: payments.orderId, amount: payments.amount })
      .from(payments)
      .where(and(eq(payments.provider, PARTNER), eq(payments.providerRef, reference)));
    if (known && (known.orderId !== orderId || known.amount !== amount))
      throw refuse('CONFLICT', 'This reference was written down for another payment.');
    if (known) return { orderId, emailId, amount, currency };
    if (application.status !== 'REVIEWED')
      throw refuse('CONFLICT', `An application that is ${application.status} is not with a partner.`, {
        status: application.status,
      });
    if (order.status === 'CANCELLED' || order.status === 'EXPIRED')
      throw refuse('CONFLICT', `The order is ${order.status}: give the money back to the partner.`, {
        status: order.status,
      });
    const part = order.instalments.find(({ paymentType }) => isPartnersPart(order, paymentType));
    if (!part || order.tries.some(({ seq, status }) => seq === part.seq && status === 'SUCCEEDED'))
      throw refuse('CONFLICT', 'This part is paid already: give the money back to the partner.');
    if (part.amount !== amount)
      throw refuse(
        'BAD_REQUEST',
        `The partner's part is ${formatMoney({ amount: part.amount, currency })}. Ask the partner what is missing.`,
      );
    const [payment] = await tx
      .insert(payments)
      .values({
        paymentId: uuidv7(),
        orderId,
        seq: part.seq,
        paymentType: part.paymentType,
        method: 'EMI_PARTNER',
        provider: PARTNER,
        providerRef: reference,
        amount,
        currency,
        status: 'PENDING',
        createdAt: deps.now(),
      })
      .onConflictDoNothing({ target: [payments.provider, payments.providerRef] })
      .returning();
    if (!payment) throw refuse('CONFLICT', 'This reference was written down for another payment.');
    const createdAt = payment.createdAt.toISOString();
    await recordCharge(tx, deps, order, { ...payment, createdAt, paidAt: null });
    await tx
      .insert(auditEntries)
      .values({ action: 'emi-disbursement', details: { emiFormId, amount, currency, reference } });
    return { orderId, emailId, amount, currency };
  });
  followSettlement(deps, taken.orderId);
  return taken;
}
