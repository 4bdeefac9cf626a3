import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfFreedTimes } from './notify-of-freed-times.ts';

/**
 * Frees the upcoming interview of a person who has left the cohort, so that another learner can have its time, and
 * notifies its guide. A person who is still in the cohort keeps theirs.
 */
export async function freeInterview(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<void> {
  const own = and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));
  const left = tx
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.cohortId, cohortId),
        eq(enrolments.userId, userId),
        inArray(enrolments.state, ['CANCELLED', 'TRANSFERRED']),
      ),
    );
  const freed = await notifyOfFreedTimes(deps, tx, and(own, exists(left)), (firstName) => ({
    title: `The interview of ${firstName || 'a learner'} will not take place`,
    why: 'They have left the cohort.',
  }));
  if (freed > 0)
    await tx
      .update(interviews)
      .set({ slotId: null, mentorId: null, primaryMentorId: null, slotStatus: 'SLOT_NOT_BOOKED' })
      .where(own);
}
