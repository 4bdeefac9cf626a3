import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findVoucher } from './find-voucher.ts';

/** Sets whether leads may ask the caller. @throws Refusal FORBIDDEN for anyone not in an open or completed course */
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
