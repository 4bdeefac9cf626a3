import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { AttendanceMark } from '@plinth/domain/sessions/office-session';
import { presenceState, type Stay } from '@plinth/domain/sessions/presence-state';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { meetingStays, meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { PROVIDER } from '../audit-entries/record-audit.ts';
import { findHeldSession } from '../lead-mentors/find-held-session.ts';
import { listLeftOut } from '../office-sessions/list-left-out.ts';
import { readRoster } from '../office-sessions/read-roster.ts';
import { writeMarks } from '../office-sessions/write-marks.ts';

type Row = typeof meetingStays.$inferSelect;

/** The stays of one person; a stay that was never closed ended when the person is next known to have left. */
function staysOf(rows: readonly Row[]): Stay[] {
  const ends = rows.flatMap(({ leftAt }) => leftAt ?? []).map((date) => date.getTime());
  return rows.map(({ joinedAt, leftAt }) => {
    const begin = joinedAt.getTime();
    const next = ends.filter((end) => end >= begin);
    return { joinedAt: begin, leftAt: leftAt?.getTime() ?? (next.length > 0 ? Math.min(...next) : null) };
  });
}

/**
 * Records how the learners of a session took part, from the stays in its room. Existing records, by hand or from a
 * sheet, stay; learners who had access to the course and were not in the room are recorded as absent, unless the session
 * is part of an elective that they have not chosen.
 * @returns whether there was anything to go by
 * @throws Refusal CONFLICT the session is not over, or was called off
 */
export async function takeMeetingAttendance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { meetingId, liveSessionId }: { meetingId: string; liveSessionId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { cohortId } = await findHeldSession(tx, { liveSessionId, now: now() });
    const stays = await tx.select().from(meetingStays).where(eq(meetingStays.meetingId, meetingId));
    if (stays.length === 0) return false;
    const marks = await marksOf(tx, { cohortId, liveSessionId, stays });
    await writeMarks(tx, now(), PROVIDER, { liveSessionId, marks });
    await tx.update(meetings).set({ attendanceTakenAt: now() }).where(eq(meetings.meetingId, meetingId));
    return true;
  });
}

async function marksOf(
  tx: Transaction,
  { cohortId, liveSessionId, stays }: { cohortId: string; liveSessionId: string; stays: readonly Row[] },
): Promise<AttendanceMark[]> {
  const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.liveSessionId, liveSessionId));
  const places = await tx
    .select({ userId: enrolments.userId, state: enrolments.state, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .where(
      and(eq(enrolments.cohortId, cohortId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
    );
  const { learners } = await readRoster(tx, liveSessionId);
  const leftOut = await listLeftOut(tx, liveSessionId);
  if (!session) return [];
  const times = { start: session.startDate.getTime(), end: session.endDate.getTime() };
  const byPerson = new Map<string, Row[]>();
  for (const stay of stays) byPerson.set(stay.userId, [...(byPerson.get(stay.userId) ?? []), stay]);
  const all = [...byPerson.values()].flatMap(staysOf);
  const emptyAt = all.some(({ leftAt }) => leftAt === null)
    ? null
    : Math.max(...all.map(({ leftAt }) => leftAt ?? 0));
  const expected = new Set(
    places
      .filter(({ state, enrolledAt }) => enrolledAt < session.endDate && learnerMay(state, 'everything'))
      .filter(({ userId }) => !leftOut.has(userId))
      .map(({ userId }) => userId),
  );
  return learners.flatMap(({ userId, state: seen }) => {
    const own = byPerson.get(userId);
    if (seen !== null || !(own || expected.has(userId))) return [];
    return [{ userId, state: presenceState(staysOf(own ?? []), times, emptyAt), seen }];
  });
}
