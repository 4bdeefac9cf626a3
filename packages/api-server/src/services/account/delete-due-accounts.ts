import { and, asc, gt, lte } from 'drizzle-orm';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { detachCards } from '../payments/forget-cards.ts';
import { deleteAccount } from './delete-account.ts';

const AT_ONCE = 50;

/** Lists accounts whose grace period is over, a page at a time. */
const dueAfter = ({ db, now }: Pick<Deps, 'db' | 'now'>, after: string) =>
  db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now()), gt(accountDeletions.userId, after)))
    .orderBy(asc(accountDeletions.userId))
    .limit(AT_ONCE);

/** @returns whether it was deleted */
async function deleteOne(deps: Deps, userId: string): Promise<boolean> {
  try {
    const gone = await despiteDeadlock(() => deps.db.transaction((tx) => deleteAccount(deps, tx, userId)));
    if (!gone) return false;
    forgetFiles(deps, 'private', gone.private);
    forgetFiles(deps, 'public', gone.public);
    detachCards(deps, gone.cards);
    return true;
  } catch (error) {
    // One that cannot be deleted must not hold up the others; the next turn retries it.
    deps.log.error({ userId, err: error }, 'account not deleted');
    return false;
  }
}

/** Deletes the accounts whose grace period is over, each in a separate transaction. @returns how many */
export async function deleteDueAccounts(deps: Deps): Promise<number> {
  let done = 0;
  const pages = pagesOf(
    (after) => dueAfter(deps, after),
    ({ userId }) => userId,
  );
  for await (const page of pages) for (const { userId } of page) if (await deleteOne(deps, userId)) done += 1;
  return done;
}
