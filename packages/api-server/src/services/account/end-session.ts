import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { forgetBrowsersOf } from '../push/forget-browsers.ts';
import { refuse } from '../refusal.ts';
import { notActing } from './not-acting.ts';

/**
 * Signs the caller out of one session, from its next call on; its browser shows no more notices. @throws Refusal
 * NOT_FOUND not the caller's, or ended already
 */
export async function endSession(deps: Deps, caller: Caller, { sessionId }: { sessionId: string }) {
  const { userId } = notActing(caller);
  return deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)))
      .returning({ sessionId: sessions.sessionId });
    if (ended.length === 0) throw refuse('NOT_FOUND', 'This session has already ended.');
    await forgetBrowsersOf(tx, ended);
    return { ended: true as const };
  });
}
