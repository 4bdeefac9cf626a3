import type {
  EarningAnswer,
  EarningCorrection,
  TransferArrival,
  TransferReturn,
} from '@plinth/domain/earnings/office-earning';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { correctEarning } from '../earnings/correct-earning.ts';
import { payMonth } from '../earnings/pay-month.ts';
import { returnTransfer } from '../earnings/return-transfer.ts';
import { settleMonth } from '../earnings/settle-month.ts';
import { refuse } from '../refusal.ts';

const answer = ({ now }: Pick<Deps, 'now'>, count: number): EarningAnswer => ({
  count,
  at: now().toISOString(),
});

/** Makes the transfers of a month. @throws Refusal CONFLICT the month is not over */
export const payByOffice = async (deps: Deps, act: StaffAct, { month }: { month: string }) =>
  answer(deps, (await payMonth(deps, act, month)).length);

/** Records that transfers have arrived. @throws Refusal NOT_FOUND */
export async function settleByOffice(
  deps: Deps,
  act: StaffAct,
  { month, reference, userId }: TransferArrival & { month: string },
) {
  const [person] =
    userId === null
      ? []
      : await deps.db.select({ emailId: users.emailId }).from(users).where(eq(users.userId, userId));
  if (userId !== null && !person) throw refuse('NOT_FOUND', 'Person not found.');
  return answer(
    deps,
    (await settleMonth(deps, act, { month, reference, ...(person ? { emailId: person.emailId } : {}) }))
      .length,
  );
}

/** Records that a transfer came back. @throws Refusal NOT_FOUND */
export async function giveBackByOffice(
  deps: Deps,
  act: StaffAct,
  returned: TransferReturn & { payoutId: string },
) {
  await returnTransfer(deps, act, returned);
  return answer(deps, 1);
}

/** Corrects a piece of work. @throws Refusal NOT_FOUND */
export async function correctByOffice(
  deps: Deps,
  act: StaffAct,
  correction: EarningCorrection & { itemId: string },
) {
  const { was, amount } = await correctEarning(deps, act, correction);
  return answer(deps, was === amount ? 0 : 1);
}
