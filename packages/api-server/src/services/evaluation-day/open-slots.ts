import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { auditEntries, users } from '../../db/schema/accounts.ts';
import { cohortMentors, cohortTimelines } from '../../db/schema/cohorts.ts';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';
import { slotText } from './book-slot.ts';

type OpenSlots = {
  cohort: BatchName;
  /** The address of a guide of the cohort. */
  guide: string;
  /** When the interviews begin. */
  times: readonly Date[];
};

/** @throws Refusal NOT_FOUND */
async function findGuide(tx: Transaction, cohortId: string, emailId: string): Promise<string> {
  const [guide] = await tx
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(cohortMentors, eq(cohortMentors.userId, users.userId))
    .where(
      and(
        eq(users.emailId, emailId.toLowerCase()),
        eq(cohortMentors.cohortId, cohortId),
        eq(cohortMentors.role, 'INDUSTRIAL_GUIDE'),
      ),
    )
    // Two who open slots of one guide at once would not see each other's times.
    .for('update');
  if (!guide) throw refuse('NOT_FOUND', `${emailId} is no guide of this cohort.`);
  return guide.userId;
}

/** @throws Refusal BAD_REQUEST a time that has passed, or that is before slots can be booked */
async function requireBookableTimes(
  tx: Transaction,
  { cohortId, times, now }: { cohortId: string; times: readonly Date[]; now: Date },
) {
  const rows = await tx
    .select({ key: cohortTimelines.key, time: cohortTimelines.time })
    .from(cohortTimelines)
    .where(eq(cohortTimelines.cohortId, cohortId));
  const timelines = rows.map(({ key, time }) => ({ key, meta: { time: time.toISOString() } }));
  const opensAt = timelineTime(timelines, 'REVIEW_DAY_START_DATE');
  for (const time of times) {
    if (time <= now) throw refuse('BAD_REQUEST', `${slotText(time.toISOString())} has passed already.`);
    if (opensAt !== null && time < new Date(opensAt))
      throw refuse(
        'BAD_REQUEST',
        `The evaluation day of this cohort opens on ${slotText(opensAt)}; no slot before it could be booked.`,
      );
  }
}

/** @throws Refusal CONFLICT when an interview would begin while another one of the guide lasts, in whatever cohort */
async function requireFreeTimes(
  tx: Transaction,
  { cohortId, mentorId, times }: { cohortId: string; mentorId: string; times: readonly Date[] },
) {
  const lasts = INTERVIEW_MINUTES * 60_000;
  const sorted = [...times].sort((a, b) => a.getTime() - b.getTime());
  const close = sorted.find((time, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.getTime() - time.getTime() < lasts;
  });
  const list = sql.join(
    sorted.map((time) => sql`${time.toISOString()}::timestamptz`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ start_date: string }>(sql`
    select s.start_date from evaluation_slots s, unnest(array[${list}]) asked
    where s.mentor_id = ${mentorId} and s.status = 'ACTIVE'
      and abs(extract(epoch from s.start_date - asked)) * 1000 < ${lasts}
      and not (s.cohort_id = ${cohortId} and s.start_date = asked)
    order by s.start_date limit 1`);
  const taken = rows[0] ? new Date(rows[0].start_date) : close;
  if (taken)
    throw refuse(
      'CONFLICT',
      `An interview lasts ${INTERVIEW_MINUTES} minutes, and one of this guide begins on ${slotText(taken.toISOString())}.`,
    );
}

/**
 * Opens slots of a guide in a cohort, all or none; one that was closed opens again, and one that is open stays as it is.
 * Leaves an audit row.
 * @returns how many opened, and how many were open already
 * @throws Refusal NOT_FOUND no such cohort, or no guide of it; BAD_REQUEST a time that cannot be booked; CONFLICT the
 *   guide interviews then
 */
export async function openSlots(
  deps: Pick<Deps, 'db' | 'now'>,
  { cohort, guide, times }: OpenSlots,
): Promise<{ opened: number; already: number }> {
  const now = deps.now();
  const distinct = [...new Map(times.map((time) => [time.getTime(), time])).values()];
  return deps.db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    const mentorId = await findGuide(tx, cohortId, guide);
    await requireBookableTimes(tx, { cohortId, times: distinct, now });
    await requireFreeTimes(tx, { cohortId, mentorId, times: distinct });
    const opened = await tx
      .insert(evaluationSlots)
      .values(distinct.map((startDate) => ({ cohortId, mentorId, startDate })))
      .onConflictDoUpdate({
        target: [evaluationSlots.cohortId, evaluationSlots.mentorId, evaluationSlots.startDate],
        set: { status: 'ACTIVE' },
        setWhere: eq(evaluationSlots.status, 'INACTIVE'),
      })
      .returning({ slotId: evaluationSlots.slotId });
    if (opened.length > 0)
      await tx.insert(auditEntries).values({
        action: 'open-slots',
        details: { cohortId, mentorId, slotIds: opened.map(({ slotId }) => slotId) },
      });
    return { opened: opened.length, already: distinct.length - opened.length };
  });
}
