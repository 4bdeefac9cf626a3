import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { didCome } from '@plinth/domain/sessions/attendance-state';
import type { AttendanceMark } from '@plinth/domain/sessions/office-session';
import { and, count, eq, notInArray } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import { liveSessions, sessionAttendance } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { listLeftOut } from '../office-sessions/list-left-out.ts';
import { readRoster } from '../office-sessions/read-roster.ts';
import { writeMarks } from '../office-sessions/write-marks.ts';
import { firstAddresses } from '../people/first-addresses.ts';
import { findHeldSession } from './find-held-session.ts';

/**
 * Records a meeting provider's list of participants of a session. Learners on it came; the others who had access to the
 * course are recorded as absent, unless something is recorded already or the session is part of an elective that they have
 * not chosen. So the same list again changes nothing, a second
 * list adds to the first, and manual corrections by staff (`markAttendance`) stay.
 * @param came lower-case addresses, each once
 * @returns how many are recorded as present, of how many; and the addresses that match no one in the cohort
 * @throws Refusal NOT_FOUND no such session, CONFLICT it is not over, or was called off
 */
export async function recordParticipants(
  deps: Pick<Deps, 'db' | 'now'>,
  { liveSessionId, came }: { liveSessionId: string; came: readonly string[] },
): Promise<{ attended: number; recorded: number; unmatched: string[] }> {
  return deps.db.transaction(async (tx) => {
    const { cohortId } = await findHeldSession(tx, { liveSessionId, now: deps.now() });
    const enrolled = await tx
      .select({
        userId: users.userId,
        emailId: users.emailId,
        state: enrolments.state,
        enrolledAt: enrolments.enrolledAt,
        endDate: liveSessions.endDate,
      })
      .from(liveSessions)
      .innerJoin(
        enrolments,
        and(
          eq(enrolments.cohortId, liveSessions.cohortId),
          notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
        ),
      )
      .innerJoin(users, eq(users.userId, enrolments.userId))
      .where(eq(liveSessions.liveSessionId, liveSessionId));
    const mentors = await tx
      .select({ emailId: users.emailId })
      .from(cohortMentors)
      .innerJoin(users, eq(users.userId, cohortMentors.userId))
      .where(eq(cohortMentors.cohortId, cohortId));
    const firstOf = await firstAddresses(tx, came);
    const named = new Set(came.map(firstOf));
    const leftOut = await listLeftOut(tx, liveSessionId);
    const learners = enrolled.filter(
      ({ userId, emailId, state, enrolledAt, endDate }) =>
        named.has(emailId) ||
        (enrolledAt < endDate && learnerMay(state, 'everything') && !leftOut.has(userId)),
    );
    const found = new Map(
      (await readRoster(tx, liveSessionId)).learners.map(({ userId, state }) => [userId, state]),
    );
    const marks = learners.flatMap<AttendanceMark>(({ userId, emailId }) => {
      const seen = found.get(userId) ?? null;
      if (named.has(emailId))
        return seen !== null && didCome(seen) ? [] : [{ userId, state: 'PRESENT', seen }];
      return seen === null ? [{ userId, state: 'ABSENT', seen }] : [];
    });
    await writeMarks(tx, deps.now(), COMMAND, { liveSessionId, marks });
    const [counted] = await tx
      .select({
        attended: countWhere(sessionAttendance.attended),
        recorded: count(),
      })
      .from(sessionAttendance)
      .where(eq(sessionAttendance.liveSessionId, liveSessionId));
    const known = new Set([...enrolled, ...mentors].map(({ emailId }) => emailId));
    const { attended = 0, recorded = 0 } = counted ?? {};
    return { attended, recorded, unmatched: came.filter((address) => !known.has(firstOf(address))) };
  });
}
