import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import type { Queryable } from '../../db/database.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';

/**
 * Counts the openings that can be applied to now, the learner's active applications, and the offers not declined.
 * Openings are counted only for those who may apply; applications as their list shows them, whichever cohort they were
 * made from. One statement.
 */
export async function countJobs(
  db: Queryable,
  { userId, mayApply, now }: { userId: string; mayApply: boolean; now: Date },
): Promise<{ jobs: number; applied: number; offers: number }> {
  const openings = db
    .select({ jobs: count() })
    .from(jobOpenings)
    .where(
      and(
        mayApply ? undefined : sql`false`,
        eq(jobOpenings.recordStatus, 'ACTIVE'),
        gte(jobOpenings.closingDate, now),
      ),
    );
  const [counted] = await db
    .select({
      jobs: sql`(${openings})`.mapWith(Number),
      applied: count(),
      offers: countWhere(inArray(userJobs.offerStatus, ['OFFERED', 'ACCEPTED'])),
    })
    .from(userJobs)
    .where(and(eq(userJobs.userId, userId), eq(userJobs.recordStatus, 'ACTIVE')));
  return counted ?? { jobs: 0, applied: 0, offers: 0 };
}
