import { asc, lte } from 'drizzle-orm';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { deleteAccount } from './delete-account.ts';

const AT_ONCE = 50;

/** Deletes the accounts whose grace period is over, each in a transaction of its own. @returns how many */
export async function deleteDueAccounts(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, deps.now()))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(AT_ONCE);
  let done = 0;
  for (const { userId } of due) {
    try {
      const files = await deps.db.transaction((tx) => deleteAccount(tx, userId, deps.now()));
      if (!files) continue;
      done += 1;
      forgetFiles(deps, 'private', files.private);
      forgetFiles(deps, 'public', files.public);
    } catch (error) {
      // One that cannot go must not hold up the others; the next turn tries again.
      deps.log.error({ userId, err: error }, 'account not deleted');
    }
  }
  return done;
}
