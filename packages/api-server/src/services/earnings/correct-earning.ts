import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { type Corrected, correctItem, type ItemCorrection } from './correct-item.ts';
import { holdEarnings } from './hold-earnings.ts';

/**
 * Corrects what a piece of work has earned, as `correctItem` does. Overpayments are withheld from the next transfer
 * (`makeTransfers`).
 * @throws Refusal NOT_FOUND no such piece of work, a correction is none; CONFLICT corrected since it was seen
 */
export async function correctEarning(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  correction: ItemCorrection,
): Promise<Corrected> {
  return db.transaction(async (tx) => {
    await holdEarnings(tx);
    return correctItem(tx, now(), act, correction);
  });
}
