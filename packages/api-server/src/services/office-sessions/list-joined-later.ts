import { and, eq, gte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';

/** Lists the learners who joined the cohort of a session after its end. */
export async function listJoinedLater(db: Queryable, liveSessionId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: enrolments.userId })
    .from(liveSessions)
    .innerJoin(
      enrolments,
      and(eq(enrolments.cohortId, liveSessions.cohortId), gte(enrolments.enrolledAt, liveSessions.endDate)),
    )
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  return new Set(rows.map(({ userId }) => userId));
}
