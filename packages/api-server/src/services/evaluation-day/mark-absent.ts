import { exactTime } from '@plinth/domain/dates/format-day';
import { mayMarkAbsent } from '@plinth/domain/evaluation-day/interview-status';
import { and, eq } from 'drizzle-orm';
import { interviewResponses, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { refuse } from '../refusal.ts';
import { findOwnInterview } from './find-own-interview.ts';

/**
 * Records that the learner did not come and notifies the learner, who may then book another slot. What was noted
 * beforehand is deleted.
 * @throws Refusal NOT_FOUND, CONFLICT not begun, or a sign that it took place
 */
export async function markAbsent(deps: Deps, guide: Member, userId: string) {
  const { cohortId } = guide.membership;
  const own = and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));
  return deps.db.transaction(async (tx) => {
    await tx.select({ userId: interviews.userId }).from(interviews).where(own).for('update');
    const { slotStatus, hasNotes, startDate } = await findOwnInterview(deps, tx, guide, userId);
    if (slotStatus !== 'ABSENT') {
      if (!mayMarkAbsent({ status: slotStatus, hasNotes }))
        throw refuse(
          'CONFLICT',
          slotStatus === 'SLOT_BOOKED' || slotStatus === 'SLOT_NOT_BOOKED'
            ? 'This interview has not begun.'
            : 'This interview took place or is over.',
        );
      await tx.update(interviews).set({ slotStatus: 'ABSENT', feedbackStatus: 'ABSENT' }).where(own);
      // Nobody could close it, and a guide booked later would find a remark that is not theirs.
      await tx
        .delete(interviewResponses)
        .where(and(eq(interviewResponses.cohortId, cohortId), eq(interviewResponses.userId, userId)));
      await notifyOfMoment(deps, tx, {
        userIds: [userId],
        category: 'SLOT',
        key: `absent:${cohortId}:${startDate}`,
        title: 'You were marked absent from your interview',
        text: (zone) => (startDate === null ? '' : exactTime(startDate, zone)),
        href: `/learn/${cohortId}/evaluation-day`,
        at: deps.now(),
        about: null,
      });
    }
    return { userId, slotStatus: 'ABSENT' as const };
  });
}
