import { and, eq, exists, gte, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';

/** @param role of the mentor in the cohort of a session; any if omitted */
type Held = { mentorId: string; role?: 'LEAD_MENTOR'; from: string; until: string };

/**
 * Builds the select of the sessions that a person holds in cohorts they mentor and that start within a period; the days
 * are YYYY-MM-DD in UTC, the last one not included.
 */
export function mentorSessions(db: Queryable, { mentorId, role, from, until }: Held) {
  const own = db
    .select({ userId: cohortMentors.userId })
    .from(cohortMentors)
    .where(
      and(
        eq(cohortMentors.cohortId, liveSessions.cohortId),
        eq(cohortMentors.userId, mentorId),
        role && eq(cohortMentors.role, role),
      ),
    );
  return db
    .select({ session: liveSessions, node: courseNodes })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(
      and(
        or(isNull(courseNodes.retiredAt), lt(liveSessions.endDate, courseNodes.retiredAt)),
        eq(liveSessions.mentorId, mentorId),
        gte(liveSessions.startDate, new Date(from)),
        lt(liveSessions.startDate, new Date(until)),
        exists(own),
      ),
    );
}
