import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { notActing } from './not-acting.ts';

/**
 * Signs the caller out of one session, from its next call on. @throws Refusal NOT_FOUND not the caller's, or ended
 * already
 */
export async function endSession(deps: Deps, caller: Caller, { sessionId }: { sessionId: string }) {
  const { userId } = notActing(caller);
  const { rowCount } = await deps.db
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)));
  if (rowCount === 0) throw refuse('NOT_FOUND', 'This session has already ended.');
  return { ended: true as const };
}
