import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { emiStepOf } from '@plinth/domain/payments/emi-tabs';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { withholdFailureMails } from '../payments/notify-failed-payment.ts';
import { replan } from '../payments/replan.ts';
import { refuse } from '../refusal.ts';
import { faultsOfStep, refuseEmi } from './emi-gaps.ts';
import { emiTabs, lockEmi, readEmiDocuments, requireChangeable } from './find-emi.ts';
import { partOf } from './record-disbursement.ts';

/**
 * Hands the application in, once; a repeat gets the same answer. Everything is checked again, since a partner or a rule
 * may have changed since a step was filled in.
 * @throws Refusal NOT_FOUND, BAD_REQUEST answers or documents missing, CONFLICT approved already or order closed
 */
export async function submitEmi(deps: Deps, caller: Caller, orderId: string) {
  const now = deps.now();
  const answer = await deps.db.transaction(async (tx) => {
    const { order, application } = await lockEmi(tx, deps, caller, orderId);
    if (application.status === 'IN_REVIEW') return { status: 'IN_REVIEW' as const };
    if (application.status === 'REVIEWED')
      throw refuse('CONFLICT', 'The application has already been approved.', { status: application.status });
    requireChangeable(application);
    const documents = await readEmiDocuments(tx, application.emiFormId);
    const today = calendarDateIn(DEFAULT_TIMEZONE, now.toISOString());
    for (const tab of emiTabs(deps.settings)) {
      const faults = faultsOfStep(tab, application, documents, today);
      if (faults.length > 0) throw refuseEmi(faults, `${tab.title}: ${faults[0]?.message}`);
    }
    // From now on the price stands, so it is the one that is shown today.
    await replan(tx, deps, order);
    await tx
      .update(emiApplications)
      .set({
        status: 'IN_REVIEW',
        submittedAt: now,
        remark: null,
        reviewedAt: null,
        currentStep: emiStepOf('Review Page'),
      })
      .where(eq(emiApplications.emiFormId, application.emiFormId));
    const part = partOf({ order });
    if (part) await withholdFailureMails(tx, order, part.seq);
    return { status: 'IN_REVIEW' as const };
  });
  // Closes the checkouts of the part that the partner now pays at their provider.
  followSettlement(deps, orderId);
  return answer;
}
