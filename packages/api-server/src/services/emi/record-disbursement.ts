import { formatMoney } from '@plinth/domain/money/format-money';
import { isPartnersPart } from '@plinth/domain/payments/emi-eligibility';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { type LoadedOrder, lockOrderOf } from '../orders/load-orders.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { recordCharge } from '../payments/settle-payment.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { EmiApplication } from './find-emi.ts';

/** Used in place of a gateway's name: the partner pays by bank transfer. */
const PARTNER = 'emi-partner';

type Disbursement = {
  emiFormId: string;
  /** Minor units, as received. */
  amount: number;
  /** The partner's own reference of the transfer: it is accepted once. */
  reference: string;
};

type Taken = { orderId: string; emailId: string; outcome: 'SETTLED' | 'FLAGGED' | 'UNCHANGED' };

/**
 * Records on behalf of staff that the EMI partner has paid its part of an order: the instalment is settled like any
 * payment, with ledger, invoice and place, and its open checkouts are closed at their providers, so that it is not paid
 * twice. A repeat gets the same answer. Money for an order that has ended is flagged for a decision.
 * @throws Refusal NOT_FOUND, CONFLICT not approved, paid already, reference of another order or money that
 * waits for a decision, BAD_REQUEST an amount other than the one due
 */
export async function recordDisbursement(
  deps: Deps,
  act: StaffAct,
  { emiFormId, amount, reference }: Disbursement,
) {
  const taken = await deps.db.transaction(async (tx) => {
    const loan = await lockLoan(tx, emiFormId);
    const { orderId, emailId, currency } = loan.order;
    const answer = { orderId, emailId, amount, currency, isFlagged: false };
    const known = await findTaken(tx, loan, { reference, amount });
    if (known === 'FLAGGED')
      throw refuse('CONFLICT', 'This money is waiting for a decision: take it or give it back at its order.');
    if (known) return answer;
    const fault = faultOf(loan, { amount, currency });
    const isFlagged = fault !== null && (loan.status === 'EXPIRED' || isEnded(loan));
    if (isFlagged) await flag(tx, deps, loan, { reference, amount, currency }, fault);
    else if (fault) throw fault;
    else await settle(tx, deps, loan, { reference, amount });
    await recordAudit(tx, deps.now(), act, {
      action: 'emi-disbursement',
      subjectId: loan.order.userId,
      details: { emiFormId, orderId, amount, currency, reference },
    });
    return { ...answer, isFlagged };
  });
  followSettlement(deps, taken.orderId);
  return taken;
}

/**
 * Records a payment that the partner itself reports, in the caller's transaction: as when staff record it, except that
 * money that does not fit is flagged for a person, since it has arrived all the same.
 * @throws Refusal NOT_FOUND, CONFLICT reference of another payment
 */
export async function takeDisbursement(
  tx: Transaction,
  deps: Deps,
  { emiFormId, amount, currency, reference }: Disbursement & { currency: string },
): Promise<Taken> {
  const loan = await lockLoan(tx, emiFormId);
  const { orderId, emailId } = loan.order;
  if (await findTaken(tx, loan, { reference, amount })) return { orderId, emailId, outcome: 'UNCHANGED' };
  const fault = faultOf(loan, { amount, currency });
  if (!fault) {
    await settle(tx, deps, loan, { reference, amount });
    return { orderId, emailId, outcome: 'SETTLED' };
  }
  await flag(tx, deps, loan, { reference, amount, currency }, fault);
  return { orderId, emailId, outcome: 'FLAGGED' };
}

type Loan = { order: LoadedOrder; status: EmiApplication['status'] };

/** Locks an application and its order for the transaction. @throws Refusal NOT_FOUND */
async function lockLoan(tx: Transaction, emiFormId: string): Promise<Loan> {
  const order = await lockOrderOf(tx, emiApplications, eq(emiApplications.emiFormId, emiFormId));
  const [application] = await tx
    .select({ status: emiApplications.status })
    .from(emiApplications)
    .where(eq(emiApplications.emiFormId, emiFormId))
    .for('update');
  if (!order || !application) throw refuse('NOT_FOUND', 'EMI application not found.');
  return { order, status: application.status };
}

/**
 * The status of the payment recorded under a reference, if any. @throws Refusal CONFLICT when it was for another
 * payment
 */
async function findTaken(
  tx: Transaction,
  { order }: Loan,
  { reference, amount }: Pick<Disbursement, 'reference' | 'amount'>,
) {
  const [known] = await tx
    .select({
      orderId: payments.orderId,
      status: payments.status,
      amount: payments.amount,
      received: payments.receivedAmount,
    })
    .from(payments)
    .where(and(eq(payments.provider, PARTNER), eq(payments.providerRef, reference)));
  if (known && (known.orderId !== order.orderId || (known.received ?? known.amount) !== amount))
    throw refuse('CONFLICT', 'This reference was recorded for another payment.');
  return known?.status ?? null;
}

/** The payment that the partner makes; undefined when the plan has changed. */
export const partOf = ({ order }: Pick<Loan, 'order'>) =>
  order.instalments.find(({ paymentType }) => isPartnersPart(order, paymentType));

/** Whether that payment has arrived. */
export const isPartPaid = ({ order }: Pick<Loan, 'order'>): boolean => {
  const part = partOf({ order });
  return (
    part !== undefined && order.attempts.some(({ seq, status }) => seq === part.seq && status === 'SUCCEEDED')
  );
};

const isEnded = ({ order: { status } }: Loan) => status === 'CANCELLED' || status === 'EXPIRED';

/** Why a payment of the partner does not fit; null when it does. */
function faultOf(loan: Loan, { amount, currency }: { amount: number; currency: string }): Refusal | null {
  const { order, status } = loan;
  const part = partOf(loan);
  if (isEnded(loan))
    return refuse('CONFLICT', `The order is ${order.status}: give the money back to the partner.`, {
      status: order.status,
    });
  if (status !== 'REVIEWED')
    return refuse('CONFLICT', `An application that is ${status} is not with a partner.`, { status });
  if (!part || isPartPaid(loan))
    return refuse('CONFLICT', 'This part is paid already: give the money back to the partner.');
  if (part.amount !== amount || currency !== order.currency)
    return refuse(
      'BAD_REQUEST',
      `The partner's part is ${formatMoney({ amount: part.amount, currency: order.currency })}. Ask the partner what is missing.`,
    );
  return null;
}

async function insertPartnerPayment(
  tx: Transaction,
  deps: Deps,
  loan: Loan,
  { reference, amount }: Pick<Disbursement, 'reference' | 'amount'>,
) {
  const { orderId, currency, instalments } = loan.order;
  const part = partOf(loan) ?? instalments.at(-1);
  const [payment] = await tx
    .insert(payments)
    .values({
      paymentId: uuidv7(),
      orderId,
      seq: part?.seq ?? 1,
      paymentType: part?.paymentType ?? 'FULL_PAYMENT',
      method: 'EMI_PARTNER',
      provider: PARTNER,
      providerRef: reference,
      amount: part?.amount ?? amount,
      currency,
      status: 'PENDING',
      createdAt: deps.now(),
    })
    .onConflictDoNothing({ target: [payments.provider, payments.providerRef] })
    .returning();
  if (!payment) throw refuse('CONFLICT', 'This reference was recorded for another payment.');
  return payment;
}

/** Records money that does not fit, for a decision by a person. */
async function flag(
  tx: Transaction,
  deps: Deps,
  loan: Loan,
  { currency, ...paid }: Pick<Disbursement, 'reference' | 'amount'> & { currency: string },
  { message: failureReason }: Refusal,
) {
  const { paymentId } = await insertPartnerPayment(tx, deps, loan, paid);
  await tx
    .update(payments)
    .set({ status: 'FLAGGED', failureReason, receivedAmount: paid.amount, receivedCurrency: currency })
    .where(eq(payments.paymentId, paymentId));
  deps.log.warn({ paymentId, reason: failureReason }, 'payment needs a person');
}

async function settle(
  tx: Transaction,
  deps: Deps,
  loan: Loan,
  paid: Pick<Disbursement, 'reference' | 'amount'>,
) {
  const payment = await insertPartnerPayment(tx, deps, loan, paid);
  const createdAt = payment.createdAt.toISOString();
  await recordCharge(tx, deps, loan.order, { ...payment, createdAt, paidAt: null, resolvedAt: null });
}
