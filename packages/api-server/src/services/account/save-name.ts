import type { AccountName } from '@plinth/domain/account/account-name';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refreshProfileStatus } from '../profiles/profile-status.ts';
import { notActing } from './not-acting.ts';
import { readAccount } from './read-account.ts';

/** Sets the caller's name; of two tabs the last one wins. */
export async function saveName(deps: Deps, caller: Caller, { firstName, lastName }: AccountName) {
  const { userId } = notActing(caller);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(userProfiles)
      .set({ firstName, lastName, updatedAt: deps.now() })
      .where(eq(userProfiles.userId, userId));
    await refreshProfileStatus(tx, userId);
  });
  return readAccount(deps, caller);
}
