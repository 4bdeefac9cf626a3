import { exactTime } from '@plinth/domain/dates/format-day';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { keepFromMail } from '../notifications/keep-from-mail.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { slotKeys } from './book-slot.ts';

/**
 * Gives the interview to come of somebody who has left the cohort back, so that another learner can have its time, and
 * tells its guide. Whoever is still in the cohort keeps theirs.
 */
export async function freeInterview(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<void> {
  const own = and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));
  const [held] = await tx
    .select({
      mentorId: evaluationSlots.mentorId,
      slotId: evaluationSlots.slotId,
      startDate: evaluationSlots.startDate,
      firstName: userProfiles.firstName,
    })
    .from(interviews)
    .innerJoin(evaluationSlots, eq(evaluationSlots.slotId, interviews.slotId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.cohortId, interviews.cohortId), eq(enrolments.userId, interviews.userId)),
    )
    .leftJoin(userProfiles, eq(userProfiles.userId, interviews.userId))
    .where(
      and(
        own,
        eq(interviews.slotStatus, 'SLOT_BOOKED'),
        gt(evaluationSlots.startDate, now()),
        inArray(enrolments.state, ['CANCELLED', 'TRANSFERRED']),
      ),
    )
    .for('update', { of: interviews });
  if (!held) return;
  await tx
    .update(interviews)
    .set({ slotId: null, mentorId: null, primaryMentorId: null, slotStatus: 'SLOT_NOT_BOOKED' })
    .where(own);
  const keys = slotKeys(cohortId, userId);
  await keepFromMail(tx, [userId, held.mentorId], keys);
  await notifyOfMoment({ settings }, tx, {
    userIds: [held.mentorId],
    category: 'SLOT',
    key: `${keys}${held.slotId}:left`,
    title: `The interview of ${held.firstName || 'a learner'} does not take place`,
    text: (zone) =>
      `They have left the cohort. ${exactTime(held.startDate.toISOString(), zone)} can be booked again.`,
    href: `/mentor/${cohortId}/evaluation-day`,
    at: now(),
    about: held.startDate,
  });
}
