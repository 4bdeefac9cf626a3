import type { MovedDate } from '@plinth/domain/cohorts/cohort-move';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { nameOfPerson } from '../office-sessions/read-roster.ts';

/**
 * Finds the people concerned by moves in a cohort: its learners and lead mentors, the leads and guides of a moved
 * session, and all its guides if more than sessions moves.
 */
export async function findConcerned(
  db: Queryable,
  cohortId: string,
  moves: readonly Pick<MovedDate, 'kind' | 'id'>[],
): Promise<{ learnerIds: string[]; mentors: { userId: string; name: string }[] }> {
  const learners = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(eq(enrolments.cohortId, cohortId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
    );
  const assigned = await db
    .select({ userId: cohortMentors.userId, role: cohortMentors.role, name: nameOfPerson })
    .from(cohortMentors)
    .leftJoin(userProfiles, eq(userProfiles.userId, cohortMentors.userId))
    .where(eq(cohortMentors.cohortId, cohortId));
  const sessionIds = moves.flatMap(({ kind, id }) => (kind === 'SESSION' ? [id] : []));
  const held = await db
    .select({ mentorId: liveSessions.mentorId, guideIds: liveSessions.guideIds })
    .from(liveSessions)
    .where(inArray(liveSessions.liveSessionId, sessionIds));
  const holders = new Set(held.flatMap(({ mentorId, guideIds }) => [mentorId, ...guideIds]));
  const isWide = sessionIds.length < moves.length;
  const mentors = assigned.filter(
    ({ userId, role }) => isWide || role === 'LEAD_MENTOR' || holders.has(userId),
  );
  return {
    learnerIds: learners.map(({ userId }) => userId),
    mentors: [...new Map(mentors.map(({ userId, name }) => [userId, { userId, name }])).values()],
  };
}
