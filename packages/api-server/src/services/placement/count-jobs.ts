import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * How many openings can be applied to now, how many own applications count, and how many offers there are that were not
 * declined. Openings are counted only for who may apply. One statement.
 */
export async function countJobs(
  db: Queryable,
  { cohortId, userId, mayApply, now }: { cohortId: string; userId: string; mayApply: boolean; now: Date },
): Promise<{ jobs: number; applied: number; offers: number }> {
  const { rows } = await db.execute<{ jobs: number; applied: number; offers: number }>(sql`
    select (select count(*) from job_openings o where ${mayApply}::boolean and o.record_status = 'ACTIVE'
        and o.closing_date > ${now.toISOString()}::timestamptz)::int as jobs,
      count(*)::int as applied,
      count(*) filter (where offer_status in ('OFFERED', 'ACCEPTED'))::int as offers
    from user_jobs
    where cohort_id = ${cohortId}::uuid and user_id = ${userId}::uuid and record_status = 'ACTIVE'`);
  return rows[0] ?? { jobs: 0, applied: 0, offers: 0 };
}
