import { exactTime } from '@plinth/domain/dates/format-day';
import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { COMMAND, recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { refuse } from '../refusal.ts';
import { slotKeys } from './book-slot.ts';
import { guidesOf } from './guides-of.ts';

type CloseSlot = {
  slotId: string;
  reason?: string | undefined;
  /** Set when a guide closes a slot; a slot of another guide is then not found. */
  own?: { cohortId: string; mentorId: string; act: StaffAct };
};

/**
 * Closes a slot, so that it can no longer be booked. A booked one needs a reason: the learner may book another one,
 * which does not count as a change, and is notified, as are its guides. A repeat changes nothing. Leaves an audit row.
 * @returns the first name of the learner whose booking ended, null when it was not booked
 * @throws Refusal NOT_FOUND; CONFLICT booked and no reason given, or begun
 */
export async function closeSlot(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { slotId, reason, own }: CloseSlot,
): Promise<{ releasedFrom: string | null }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    // A booking locks the interview first and then the slot; the same order here prevents a deadlock.
    const booking = await lockRow(tx, interviews, eq(interviews.slotId, slotId));
    const slot = await lockRow(tx, evaluationSlots, eq(evaluationSlots.slotId, slotId));
    if (!slot || (own && (slot.mentorId !== own.mentorId || slot.cohortId !== own.cohortId)))
      throw refuse('NOT_FOUND', 'Slot not found.');
    const [holder] = await tx
      .select({
        userId: interviews.userId,
        firstName: userProfiles.firstName,
        primaryMentorId: interviews.primaryMentorId,
      })
      .from(interviews)
      .innerJoin(userProfiles, eq(userProfiles.userId, interviews.userId))
      .where(eq(interviews.slotId, slotId));
    if (slot.status === 'INACTIVE' && !holder) return { releasedFrom: null };
    if (slot.startDate <= now) throw refuse('CONFLICT', 'This slot has begun or is over.');
    if (holder && holder.userId !== booking?.userId)
      throw refuse('CONFLICT', 'This slot has just been booked. Check it again.');
    if (holder && !reason)
      throw refuse(
        'CONFLICT',
        `${holder.firstName} has booked this slot. Give a reason; the learner will see it.`,
      );
    await tx.update(evaluationSlots).set({ status: 'INACTIVE' }).where(eq(evaluationSlots.slotId, slotId));
    if (holder) {
      const { cohortId, mentorId, startDate } = slot;
      const guideIds = guidesOf({ mentorId, primaryMentorId: holder.primaryMentorId });
      await tx
        .update(interviews)
        .set({
          slotId: null,
          mentorId: null,
          primaryMentorId: null,
          slotStatus: 'SLOT_NOT_BOOKED',
          feedbackStatus: 'FEEDBACK_PENDING',
        })
        .where(and(eq(interviews.cohortId, cohortId), eq(interviews.userId, holder.userId)));
      const news = {
        category: 'SLOT' as const,
        key: `slot-closed:${slotId}:${holder.userId}:${now.toISOString()}`,
        at: now,
        about: startDate,
      };
      const begin = startDate.toISOString();
      await withholdFromMail(tx, [holder.userId, ...guideIds], slotKeys(cohortId, holder.userId));
      await notifyOfMoment(deps, tx, {
        ...news,
        userIds: [holder.userId],
        title: `Your interview was cancelled by ${own ? 'your guide' : 'the school'}`,
        text: (zone) => `${exactTime(begin, zone)}. ${reason} Please book another slot.`,
        href: `/learn/${cohortId}/evaluation-day`,
      });
      await notifyOfMoment(deps, tx, {
        ...news,
        userIds: guideIds.filter((userId) => userId !== own?.mentorId),
        title: `Your interview with ${holder.firstName} was cancelled by ${own ? 'the guide of its time' : 'the school'}`,
        text: (zone) => `${exactTime(begin, zone)}. ${reason}`,
        href: `/mentor/${cohortId}/evaluation-day`,
      });
    }
    await recordAudit(tx, now, own?.act ?? COMMAND, {
      action: 'close-slot',
      subjectId: holder?.userId ?? null,
      details: { slotId, ...(holder ? { userId: holder.userId, reason } : {}) },
    });
    return { releasedFrom: holder?.firstName ?? null };
  });
}
