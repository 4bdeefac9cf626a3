import { exactTime } from '@plinth/domain/dates/format-day';
import { mayBookSlot } from '@plinth/domain/evaluation-day/may-book-slot';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import { isBookable } from '@plinth/domain/evaluation-day/slot-status';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { refuse } from '../refusal.ts';
import { guidesOf } from './guides-of.ts';
import { openReviewDay } from './open-review-day.ts';
import { type Interview, ofLearner, readInterviews } from './read-interviews.ts';
import { type OpenedSlot, readSlots, toSlot } from './read-slots.ts';

type Input = { slotId: string; nodeId: string; replacesSlotId?: string | undefined };
type Booked = { selectedSlot: Slot; slotStatus: 'SLOT_BOOKED' };

const ownInterview = ({ cohortId, userId }: { cohortId: string; userId: string }) =>
  and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));

/** Creates the learner's interview if there is none yet, and makes every other booking of the same learner wait. */
async function holdInterview(tx: Transaction, key: { cohortId: string; userId: string }, now: Date) {
  await tx.insert(interviews).values(key).onConflictDoNothing();
  await tx.select({ userId: interviews.userId }).from(interviews).where(ownInterview(key)).for('update');
  const [interview] = await readInterviews(tx, {
    cohortId: key.cohortId,
    which: ofLearner(key.userId),
    now,
  });
  if (!interview) throw new Error('the interview row was not written');
  return interview;
}

/** Makes every other booking of the same slot wait: the second one finds it taken. */
async function holdSlot(tx: Transaction, cohortId: string, slotId: string, now: Date): Promise<OpenedSlot> {
  const which = eq(evaluationSlots.slotId, slotId);
  await tx.select({ slotId: evaluationSlots.slotId }).from(evaluationSlots).where(which).for('update');
  const [slot] = await readSlots(tx, { cohortId, which, now });
  if (!slot) throw refuse('NOT_FOUND', 'Slot not found in this cohort.');
  return slot;
}

/** Requires that the booked slot may be exchanged. @throws Refusal CONFLICT */
function requireChange(interview: Interview, replacesSlotId: string | undefined, now: Date) {
  if (interview.slotStatus === 'SLOT_BOOKED' && replacesSlotId !== interview.slotId)
    throw refuse('CONFLICT', 'You have already booked another slot.');
  const permit = mayBookSlot({
    status: interview.slotStatus,
    startDate: interview.startDate,
    changes: interview.changes,
    now: now.toISOString(),
  });
  if (!permit.allowed) throw refuse('CONFLICT', permit.reason, { details: permit.reason });
}

/** The prefix of the keys of notifications about a learner's booking. */
export const slotKeys = (cohortId: string, userId: string) => `slot:${cohortId}:${userId}:`;

/**
 * Notifies the learner and the guides, each of what concerns them if there is another one now, and drops pending mails
 * about the old one alone.
 */
async function tellOfBooking(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  facts: { cohortId: string; before: Interview; slot: OpenedSlot; now: Date },
) {
  const { cohortId, before, slot, now } = facts;
  const at = slot.startDate.toISOString();
  const startedAt = before.startDate;
  const isChange = before.slotId !== null;
  // News of a change must arrive before either of the two times.
  const about =
    startedAt !== null && startedAt < at && Date.parse(startedAt) > now.getTime()
      ? new Date(startedAt)
      : slot.startDate;
  const keys = slotKeys(cohortId, before.userId);
  const key = `${keys}${slot.slotId}:${isChange ? before.changes + 1 : 0}`;
  if (isChange) await withholdFromMail(tx, [before.userId, ...guidesOf(before)], keys);
  await notifyOfMoment(deps, tx, {
    userIds: [before.userId],
    category: 'SLOT',
    key,
    title: isChange ? 'Your interview was moved' : 'Your interview is booked',
    text: (zone) => exactTime(at, zone),
    href: `/learn/${cohortId}/evaluation-day`,
    at: now,
    about,
  });
  const toGuide = { category: 'SLOT', key, href: `/mentor/${cohortId}/evaluation-day`, at: now } as const;
  const isSameGuide = before.mentorId === slot.mentorId;
  await notifyOfMoment(deps, tx, {
    ...toGuide,
    userIds: [slot.mentorId],
    title: `${before.firstName} ${isChange && isSameGuide ? 'moved an interview' : 'booked an interview'}`,
    text: (zone) =>
      startedAt === null || !isSameGuide
        ? exactTime(at, zone)
        : `From ${exactTime(startedAt, zone)} to ${exactTime(at, zone)}`,
    about: isSameGuide ? about : slot.startDate,
  });
  const isStillPlanned = startedAt !== null && Date.parse(startedAt) > now.getTime();
  if (!isStillPlanned) return;
  for (const guideId of guidesOf(before).filter((userId) => userId !== slot.mentorId)) {
    const hadTime = guideId === before.mentorId;
    await notifyOfMoment(deps, tx, {
      ...toGuide,
      userIds: [guideId],
      title: `${before.firstName} moved ${hadTime ? 'an interview to another guide' : 'the interview that you lead'}`,
      text: (zone) =>
        `It was planned for ${exactTime(startedAt, zone)}${hadTime ? '' : '. You no longer lead it.'}`,
      about: new Date(startedAt),
    });
  }
}

/**
 * Books a slot for the learner's interview, or exchanges the booked one for it in one step: the old slot is freed only
 * when the new one is secured. Of several learners who want one slot, one gets it.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT taken, INACTIVE, another one booked, or too late to change
 */
export async function bookSlot(
  deps: Deps,
  caller: Member,
  { slotId, nodeId, replacesSlotId }: Input,
): Promise<Booked> {
  requireLearner(caller, 'REVIEW_DAY');
  const { cohortId } = caller.membership;
  await openReviewDay(deps, caller, nodeId);
  const now = deps.now();
  const key = { cohortId, userId: caller.userId };
  return deps.db.transaction(async (tx) => {
    const before = await holdInterview(tx, key, now);
    const slot = await holdSlot(tx, cohortId, slotId, now);
    const booked: Booked = {
      selectedSlot: { ...toSlot(slot), status: 'INACTIVE' },
      slotStatus: 'SLOT_BOOKED',
    };
    if (before.slotId === slotId && before.slotStatus === 'SLOT_BOOKED') return booked;
    requireChange(before, replacesSlotId, now);
    if (!isBookable(slot)) throw refuse('CONFLICT', 'This slot is taken or closed. Choose another one.');
    await tx
      .update(interviews)
      .set({
        slotId,
        mentorId: slot.mentorId,
        primaryMentorId: null,
        slotStatus: 'SLOT_BOOKED',
        feedbackStatus: 'FEEDBACK_PENDING',
        changes: before.slotId === null ? before.changes : before.changes + 1,
      })
      .where(ownInterview(key));
    await tellOfBooking(deps, tx, { cohortId, before, slot, now });
    return booked;
  });
}
