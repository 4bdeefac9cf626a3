import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import { notActing } from './not-acting.ts';

/** Signs the caller out everywhere but here, where alone notices are still shown. */
export async function endOtherSessions(deps: Deps, caller: Caller) {
  const { userId, tokenHash } = notActing(caller);
  return deps.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
    await forgetOtherBrowsers(tx, userId, tokenHash);
    return { endedSessions: rowCount ?? 0 };
  });
}
