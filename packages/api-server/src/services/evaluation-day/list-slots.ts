import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { mayBookSlot } from '@plinth/domain/evaluation-day/may-book-slot';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { openReviewDay } from './open-review-day.ts';
import { ofLearner, readInterviews } from './read-interviews.ts';
import { type SlotRow, slotColumns, toSlot } from './slot-rows.ts';

const DAY_MS = 86_400_000;

/**
 * The slots of the cohort from today on, as a day goes in the zone, with the own one and where it stands (API-165).
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
  const [[interview], { rows }] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: ofLearner(caller.userId), now }),
    deps.db.execute<SlotRow & { is_own: boolean }>(sql`
      select ${slotColumns(now)}, own.slot_id is not null as is_own
      from evaluation_slots s
      left join interviews own on own.slot_id = s.slot_id and own.user_id = ${caller.userId}
      where s.cohort_id = ${cohortId}
        and (own.slot_id is not null or s.start_date > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz)
      order by s.start_date, s.slot_id`),
  ]);
  const today = calendarDateIn(timezone, now.toISOString());
  const own = rows.find((row) => row.is_own);
  const slotStatus = interview?.slotStatus ?? 'SLOT_NOT_BOOKED';
  const permit = mayBookSlot({
    status: slotStatus,
    startDate: interview?.startDate ?? null,
    changes: interview?.changes ?? 0,
    now: now.toISOString(),
  });
  return {
    slots: rows.map(toSlot).filter(({ startDate }) => calendarDateIn(timezone, startDate) >= today),
    selectedSlot: own ? toSlot(own) : null,
    slotStatus,
    refusal: permit.allowed ? null : permit.reason,
  };
}
