import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';

/** Cancels the planned deletion of the account. */
export async function cancelDeletion(deps: Deps, caller: Caller) {
  const { userId } = notActing(caller);
  await deps.db.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
  return { deletionDueAt: null };
}
