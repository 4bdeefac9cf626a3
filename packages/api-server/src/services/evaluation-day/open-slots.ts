import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohortMentors, cohortTimelines } from '../../db/schema/cohorts.ts';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { COMMAND, recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';
import { INTERVIEW_MS, overlapping } from './overlapping.ts';

type OpenSlots = {
  cohort: BatchName;
  /** The address of a guide of the cohort. */
  guide: string;
  /** When the interviews start. */
  times: readonly Date[];
};

/** Locks and returns a guide of a cohort until the transaction ends; null when the person is none of them. */
async function findGuide(tx: Transaction, cohortId: string, who: SQL): Promise<string | null> {
  const [guide] = await tx
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(cohortMentors, eq(cohortMentors.userId, users.userId))
    .where(and(who, eq(cohortMentors.cohortId, cohortId), eq(cohortMentors.role, 'INDUSTRIAL_GUIDE')))
    // Two people opening slots of one guide at the same time would not see each other's times.
    .for('update');
  return guide?.userId ?? null;
}

/** @throws Refusal BAD_REQUEST a time that has passed, or that is earlier than slots can be booked */
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
    if (time <= now)
      throw refuse('BAD_REQUEST', `${exactTime(time.toISOString(), DEFAULT_TIMEZONE)} has passed already.`);
    if (opensAt !== null && time < new Date(opensAt))
      throw refuse(
        'BAD_REQUEST',
        `The evaluation day of this cohort opens on ${exactTime(opensAt, DEFAULT_TIMEZONE)}; no slot before it could be booked.`,
      );
  }
}

/** @throws Refusal CONFLICT when an interview would start during another one of the guide, in any cohort */
async function requireFreeTimes(
  tx: Transaction,
  {
    cohortId,
    mentorId,
    times,
    isOwn,
  }: { cohortId: string; mentorId: string; times: readonly Date[]; isOwn: boolean },
) {
  const sorted = [...times].sort((a, b) => a.getTime() - b.getTime());
  const close = sorted.find((time, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.getTime() - time.getTime() < INTERVIEW_MS;
  });
  const near = sorted.map((time) =>
    and(overlapping(time), or(ne(evaluationSlots.cohortId, cohortId), ne(evaluationSlots.startDate, time))),
  );
  const [other] = await tx
    .select({ startDate: evaluationSlots.startDate })
    .from(evaluationSlots)
    .where(and(eq(evaluationSlots.mentorId, mentorId), or(...near)))
    .orderBy(evaluationSlots.startDate)
    .limit(1);
  const taken = other?.startDate ?? close;
  if (taken)
    throw refuse(
      'CONFLICT',
      `An interview lasts ${INTERVIEW_MINUTES} minutes, and one of ${isOwn ? 'yours' : 'this guide'} begins on ${exactTime(taken.toISOString(), DEFAULT_TIMEZONE)}.`,
    );
}

/**
 * Opens times in a transaction that has locked the guide's row; `isOwn` when the guide does so, whom refusals then
 * address.
 */
async function open(
  tx: Transaction,
  act: StaffAct,
  {
    cohortId,
    mentorId,
    times,
    now,
    isOwn,
  }: { cohortId: string; mentorId: string; times: readonly Date[]; now: Date; isOwn: boolean },
): Promise<{ opened: number; already: number }> {
  const distinct = [...new Map(times.map((time) => [time.getTime(), time])).values()];
  await requireBookableTimes(tx, { cohortId, times: distinct, now });
  await requireFreeTimes(tx, { cohortId, mentorId, times: distinct, isOwn });
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
    await recordAudit(tx, now, act, {
      action: 'open-slots',
      subjectId: mentorId,
      details: { cohortId, mentorId, slotIds: opened.map(({ slotId }) => slotId) },
    });
  return { opened: opened.length, already: distinct.length - opened.length };
}

/**
 * Opens slots of a guide in a cohort, all or none; a closed one opens again, and an open one stays as it is. Leaves an
 * audit row.
 * @returns how many opened, and how many were open already
 * @throws Refusal NOT_FOUND no such cohort, or no guide of it; BAD_REQUEST a time that cannot be booked; CONFLICT the
 * guide interviews then
 */
export async function openSlots(
  deps: Pick<Deps, 'db' | 'now'>,
  { cohort, guide, times }: OpenSlots,
): Promise<{ opened: number; already: number }> {
  return deps.db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    const mentorId = await findGuide(tx, cohortId, eq(users.userId, accountByAddress(normalizeEmail(guide))));
    if (mentorId === null) throw refuse('NOT_FOUND', `${guide} is not a guide in this cohort.`);
    return open(tx, COMMAND, { cohortId, mentorId, times, now: deps.now(), isOwn: false });
  });
}

/** The same for a guide of the cohort acting for themselves. @throws Refusal BAD_REQUEST, CONFLICT, NOT_FOUND */
export async function openOwnSlots(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, mentorId, times }: { cohortId: string; mentorId: string; times: readonly string[] },
): Promise<{ opened: number; already: number }> {
  return deps.db.transaction(async (tx) => {
    if ((await findGuide(tx, cohortId, eq(users.userId, mentorId))) === null)
      throw refuse('NOT_FOUND', 'You are not a guide in this cohort.');
    return open(tx, act, {
      cohortId,
      mentorId,
      times: times.map((time) => new Date(time)),
      now: deps.now(),
      isOwn: true,
    });
  });
}
