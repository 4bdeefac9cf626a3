import type {
  EarningAnswer,
  EarningCorrection,
  PayableSeen,
  TransferArrival,
  TransferReturn,
} from '@plinth/domain/earnings/office-earning';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { correctEarning } from '../earnings/correct-earning.ts';
import { payMonth } from '../earnings/pay-month.ts';
import { returnTransfer } from '../earnings/return-transfer.ts';
import { settleTransfers } from '../earnings/settle-transfers.ts';

const answer = ({ now }: Pick<Deps, 'now'>, count: number): EarningAnswer => ({
  count,
  at: now().toISOString(),
});

/**
 * Makes the transfers of a month. @throws Refusal CONFLICT the month is not over, or it would send something other than
 * was seen
 */
export const payByOffice = async (
  deps: Deps,
  act: StaffAct,
  { month, seen }: { month: string; seen?: PayableSeen | undefined },
) => answer(deps, (await payMonth(deps, act, month, seen)).length);

/** Records that a transfer has arrived. @throws Refusal NOT_FOUND not one of that person and month on its way */
export const settleByOffice = async (
  deps: Deps,
  act: StaffAct,
  arrival: TransferArrival & { month: string },
) => answer(deps, (await settleTransfers(deps, act, arrival)).length);

/** Records that a transfer came back. @throws Refusal NOT_FOUND */
export async function giveBackByOffice(
  deps: Deps,
  act: StaffAct,
  returned: TransferReturn & { payoutId: string },
) {
  await returnTransfer(deps, act, returned);
  return answer(deps, 1);
}

/** Corrects a piece of work. @throws Refusal NOT_FOUND, CONFLICT corrected since it was seen */
export async function correctByOffice(
  deps: Deps,
  act: StaffAct,
  correction: EarningCorrection & { itemId: string },
) {
  const { was, amount } = await correctEarning(deps, act, correction);
  return answer(deps, was === amount ? 0 : 1);
}
