import { EMI_PARTNER_QUESTION_ID, emiPartnerOptionId } from '@plinth/domain/payments/emi-questions';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { gatewayEvents } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { type EmiPartnerEvent, emiPartnerAt } from '../../gateways/emi/emi-partner.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { Refusal, refuse } from '../refusal.ts';
import { takeDisbursement } from './record-disbursement.ts';
import { declineInTransaction } from './review-emi.ts';

type Delivery = { rawBody: string | null; signature: string | undefined };

/**
 * Receives a signed event of an EMI partner: recorded once with its outcome, in one transaction with its effect. What
 * the partner paid settles like any payment; what does not fit is flagged for a person. A repeat, also in parallel or
 * out of order, changes nothing, and a partner can report only on its own loans.
 * @param place of the partner in the configured list, from 1
 * @throws Refusal FORBIDDEN for a bad signature, BAD_REQUEST for what is no event, NOT_FOUND no such partner or
 * application of it, CONFLICT for a reference of another payment
 */
export async function receivePartnerEvent(deps: Deps, place: number, { rawBody, signature }: Delivery) {
  const partner = emiPartnerAt(deps, place);
  const event = partner.readEvent(rawBody ?? '', signature ?? null);
  const { eventId, type, payload, emiFormId } = event;
  const settledOrder = await deps.db.transaction(async (tx) => {
    await requireLoanOf(tx, place, emiFormId);
    const { outcome, orderId } = await effectOf(tx, deps, event);
    await tx
      .insert(gatewayEvents)
      .values({
        provider: partner.name,
        eventId,
        type,
        payload: (await isApplicantErased(tx, emiFormId)) ? { data: { application: emiFormId } } : payload,
        outcome,
        receivedAt: deps.now(),
      })
      .onConflictDoNothing();
    return orderId;
  });
  if (settledOrder) followSettlement(deps, settledOrder);
  return { received: true as const };
}

async function requireLoanOf(tx: Transaction, place: number, emiFormId: string) {
  const [application] = await tx
    .select({ responses: emiApplications.responses })
    .from(emiApplications)
    .where(eq(emiApplications.emiFormId, emiFormId));
  const chosen = application?.responses.find(({ questionId }) => questionId === EMI_PARTNER_QUESTION_ID);
  if (!chosen?.entries?.some(({ optionId }) => optionId === emiPartnerOptionId(place - 1)))
    throw refuse('NOT_FOUND', 'EMI application not found.');
}

/** Asked once the effect has locked the application: no reason is stored about somebody who was erased meanwhile. */
async function isApplicantErased(tx: Transaction, emiFormId: string): Promise<boolean> {
  const [applicant] = await tx
    .select({ emailId: users.emailId })
    .from(emiApplications)
    .innerJoin(users, eq(users.userId, emiApplications.userId))
    .where(eq(emiApplications.emiFormId, emiFormId));
  return applicant !== undefined && isClosedAddress(applicant.emailId);
}

async function effectOf(
  tx: Transaction,
  deps: Deps,
  { emiFormId, result }: EmiPartnerEvent,
): Promise<{ outcome: string; orderId?: string }> {
  if (!result) return { outcome: 'IGNORED' };
  if (result.kind === 'PAID') {
    const { orderId, outcome } = await takeDisbursement(tx, deps, { emiFormId, ...result });
    return { outcome, orderId };
  }
  try {
    const { isNew } = await declineInTransaction(tx, deps, { emiFormId, remark: result.remark });
    return { outcome: isNew ? 'DECLINED' : 'UNCHANGED' };
  } catch (error) {
    // A late event does not decline a loan that was paid out or is no longer with the partner.
    if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
    return { outcome: 'UNCHANGED' };
  }
}
