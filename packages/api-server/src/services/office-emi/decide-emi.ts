import type { EmiDecision, OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { recordDisbursement } from '../emi/record-disbursement.ts';
import { approveEmi, declineEmi, rejectEmi } from '../emi/review-emi.ts';
import { readEmi } from './read-emi.ts';

/**
 * Decides an application in review, or records what the partner did with one that was passed on.
 * @throws Refusal NOT_FOUND, CONFLICT, BAD_REQUEST
 */
export async function decideEmi(
  deps: Deps,
  act: StaffAct,
  { emiFormId, ...decided }: EmiDecision & { emiFormId: string },
): Promise<{ application: OfficeEmiDetail }> {
  if (decided.decision === 'APPROVE') await approveEmi(deps, act, emiFormId, decided.seen);
  else if (decided.decision === 'SEND_BACK') await rejectEmi(deps, act, { emiFormId, ...decided });
  else if (decided.decision === 'DECLINED') await declineEmi(deps, act, { emiFormId, ...decided });
  else await recordDisbursement(deps, act, { emiFormId, ...decided });
  return readEmi(deps, { emiFormId });
}
