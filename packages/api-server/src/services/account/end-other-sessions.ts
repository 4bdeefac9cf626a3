import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';

/** Signs the caller out everywhere but here. */
export async function endOtherSessions(deps: Deps, caller: Caller) {
  const { userId, tokenHash } = notActing(caller);
  const { rowCount } = await deps.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
  return { endedSessions: rowCount ?? 0 };
}
