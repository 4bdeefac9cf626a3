import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { mayBookSlot } from '@plinth/domain/evaluation-day/may-book-slot';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { gt, or } from 'drizzle-orm';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { openReviewDay } from './open-review-day.ts';
import { ofLearner, readInterviews } from './read-interviews.ts';
import { readSlots, toSlot } from './read-slots.ts';

const DAY_MS = 86_400_000;

/**
 * Lists the slots of the cohort from today in the zone on, with the caller's own and its status.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND
 */
export async function listSlots(
  deps: Deps,
  caller: Member,
  { nodeId, timezone }: { nodeId?: string | undefined; timezone: string },
): Promise<{
  slots: Slot[];
  selectedSlot: Slot | null;
  slotStatus: InterviewStatus;
  refusal: string | null;
}> {
  const { cohortId } = caller.membership;
  await openReviewDay(deps, caller, nodeId);
  const now = deps.now();
  const [[interview], opened] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: ofLearner(caller.userId), now }),
    readSlots(deps.db, {
      cohortId,
      which: or(ofLearner(caller.userId), gt(evaluationSlots.startDate, new Date(now.getTime() - DAY_MS))),
      now,
    }),
  ]);
  const today = calendarDateIn(timezone, now.toISOString());
  const own = opened.find(({ takenById }) => takenById === caller.userId);
  const slotStatus = interview?.slotStatus ?? 'SLOT_NOT_BOOKED';
  const permit = mayBookSlot({
    status: slotStatus,
    startDate: interview?.startDate ?? null,
    changes: interview?.changes ?? 0,
    now: now.toISOString(),
  });
  return {
    slots: opened.map(toSlot).filter(({ startDate }) => calendarDateIn(timezone, startDate) >= today),
    selectedSlot: own ? toSlot(own) : null,
    slotStatus,
    refusal: permit.allowed ? null : permit.reason,
  };
}
