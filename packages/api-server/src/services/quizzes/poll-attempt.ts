import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { remainingSeconds } from '@plinth/domain/quizzes/attempt-state';
import { eq, sql } from 'drizzle-orm';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { toAttempt } from './attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { notOpen, settleAttempt } from './settle-attempt.ts';

/** After this long without a key press or touch the learner is warned. */
export const INACTIVITY_WARNING_SECONDS = 60;

/**
 * Handles a heartbeat of an attempt. The call that finds the time over closes the attempt and returns status COMPLETED;
 * later ones are refused. The longest absence is recorded and closes nothing.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFLICT attempt closed
 */
export async function pollAttempt(
  deps: Deps,
  caller: Member,
  { responseId, inactiveSeconds }: { responseId: string; inactiveSeconds?: number },
) {
  const now = deps.now();
  const { cohortId } = caller.membership;
  const { state, response } = await deps.db.transaction(async (tx) => {
    const found = await lockAttempt(tx, { responseId, userId: caller.userId, cohortId });
    requireLearner(caller, (found.response.namespace ?? 'LEARNING') as Namespace);
    const settled = await settleAttempt(tx, { ...found, now });
    if (settled.state === 'open')
      await tx
        .update(formResponses)
        .set(
          inactiveSeconds === undefined
            ? { lastActiveAt: now }
            : { inactiveSeconds: sql`greatest(${formResponses.inactiveSeconds}, ${inactiveSeconds})` },
        )
        .where(eq(formResponses.responseId, responseId));
    return settled;
  });
  if (state === 'closed') throw notOpen(state);
  const remaining = state === 'just-closed' ? 0 : remainingSeconds(toAttempt(response), now.toISOString());
  return {
    ...(remaining === null ? {} : { remainingSeconds: remaining }),
    status: response.status,
    warn: (inactiveSeconds ?? 0) >= INACTIVITY_WARNING_SECONDS,
  };
}
