import { exactTime } from '@plinth/domain/dates/format-day';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { slotKeys } from './book-slot.ts';
import { guidesOf } from './guides-of.ts';

/**
 * Notifies the guides of upcoming booked interviews that these do not take place, and drops earlier pending mails about
 * them.
 * @returns how many there are
 */
export async function notifyOfFreedTimes(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  which: SQL | undefined,
  wordsOf: (firstName: string | null) => { title: string; why: string },
): Promise<number> {
  const held = await tx
    .select({
      cohortId: interviews.cohortId,
      userId: interviews.userId,
      mentorId: evaluationSlots.mentorId,
      primaryMentorId: interviews.primaryMentorId,
      slotId: evaluationSlots.slotId,
      startDate: evaluationSlots.startDate,
      firstName: userProfiles.firstName,
    })
    .from(interviews)
    .innerJoin(evaluationSlots, eq(evaluationSlots.slotId, interviews.slotId))
    .leftJoin(userProfiles, eq(userProfiles.userId, interviews.userId))
    .where(and(which, eq(interviews.slotStatus, 'SLOT_BOOKED'), gt(evaluationSlots.startDate, now())))
    .for('update', { of: interviews });
  for (const { cohortId, userId, slotId, startDate, firstName, ...guides } of held) {
    const keys = slotKeys(cohortId, userId);
    const guideIds = guidesOf(guides);
    const { title, why } = wordsOf(firstName);
    await withholdFromMail(tx, [userId, ...guideIds], keys);
    await notifyOfMoment({ settings }, tx, {
      userIds: guideIds,
      category: 'SLOT',
      key: `${keys}${slotId}:left`,
      title,
      text: (zone) => `${why} ${exactTime(startDate.toISOString(), zone)} can be booked again.`,
      href: `/mentor/${cohortId}/evaluation-day`,
      at: now(),
      about: startDate,
    });
  }
  return held.length;
}
