import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findVoucher } from './find-voucher.ts';

/** Lets leads ask the caller, or not. @throws Refusal FORBIDDEN for who is in no course that is open or done */
export async function saveVouchSettings(
  deps: Deps,
  caller: Caller,
  { takesQuestions }: { takesQuestions: boolean },
) {
  const voucher = await findVoucher(deps.db, caller);
  if (takesQuestions && !voucher?.canVouch)
    throw refuse('FORBIDDEN', 'Only people in a course can be asked about it.');
  await deps.db.update(userProfiles).set({ takesQuestions }).where(eq(userProfiles.userId, caller.userId));
  return { takesQuestions };
}
