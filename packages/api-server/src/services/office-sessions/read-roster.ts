import type { RosterEntry } from '@plinth/domain/sessions/office-session';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions, sessionAttendance } from '../../db/schema/curriculum.ts';
import { refuse } from '../refusal.ts';

export const nameOfPerson =
  sql`trim(concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName}))`.mapWith(String);

export type Learner = RosterEntry & { emailId: string };

/** Lists the learners of a session by name, without those transferred or cancelled. @throws Refusal NOT_FOUND */
export async function readRoster(
  db: Queryable,
  liveSessionId: string,
): Promise<{ cohortId: string; title: string; learners: Learner[] }> {
  const [session] = await db
    .select({ cohortId: liveSessions.cohortId, meta: courseNodes.meta })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!session) throw refuse('NOT_FOUND', 'Session not found.');
  const rows = await db
    .select({
      userId: users.userId,
      name: nameOfPerson,
      emailId: users.emailId,
      attended: sessionAttendance.attended,
      state: sessionAttendance.state,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.userId, enrolments.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(
      sessionAttendance,
      and(eq(sessionAttendance.liveSessionId, liveSessionId), eq(sessionAttendance.userId, users.userId)),
    )
    .where(
      and(
        eq(enrolments.cohortId, session.cohortId),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    )
    .orderBy(sql`lower(folded(${nameOfPerson}))`, users.userId);
  const learners = rows.map(({ attended, state, ...learner }) => ({
    ...learner,
    state: state ?? (attended === null ? null : attended ? ('PRESENT' as const) : ('ABSENT' as const)),
  }));
  return { cohortId: session.cohortId, title: session.meta.title ?? 'Live session', learners };
}
