import { exactTime } from '@plinth/domain/dates/format-day';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { keepFromMail } from '../notifications/keep-from-mail.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { slotKeys } from './book-slot.ts';

/** Tells the guides of the interviews to come of somebody who is about to be erased, whose name they do not read. */
export async function tellOfErasedInterviews(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const held = await tx
    .select({
      cohortId: interviews.cohortId,
      mentorId: evaluationSlots.mentorId,
      slotId: evaluationSlots.slotId,
      startDate: evaluationSlots.startDate,
    })
    .from(interviews)
    .innerJoin(evaluationSlots, eq(evaluationSlots.slotId, interviews.slotId))
    .where(
      and(
        eq(interviews.userId, userId),
        eq(interviews.slotStatus, 'SLOT_BOOKED'),
        gt(evaluationSlots.startDate, now()),
      ),
    );
  for (const { cohortId, mentorId, slotId, startDate } of held) {
    const keys = slotKeys(cohortId, userId);
    await keepFromMail(tx, [mentorId], keys);
    await notifyOfMoment({ settings }, tx, {
      userIds: [mentorId],
      category: 'SLOT',
      key: `${keys}${slotId}:left`,
      title: 'An interview does not take place',
      text: (zone) =>
        `Its learner has left the school. ${exactTime(startDate.toISOString(), zone)} can be booked again.`,
      href: `/mentor/${cohortId}/evaluation-day`,
      at: now(),
      about: startDate,
    });
  }
}
