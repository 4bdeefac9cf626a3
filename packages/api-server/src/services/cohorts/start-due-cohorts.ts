import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/**
 * Learners of cohorts whose course start has passed go from UPCOMING to ONGOING; the start is COURSE_UNLOCKED, or
 * START_DATE without it. Waiting, blocked and left places stay as they are (ENUM-45), and so do those of open courses:
 * there a learner starts the own time (D-97).
 * @returns how many places it changed
 */
export async function startDueCohorts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update enrolments e set state = 'ONGOING' where e.state = 'UPCOMING' and not exists (
        select 1 from cohorts c where c.cohort_id = e.cohort_id and c.cohort_group = 'FREEMIUM') and (
      select t.time from cohort_timelines t where t.cohort_id = e.cohort_id
        and t.key in ('COURSE_UNLOCKED', 'START_DATE') order by t.key limit 1) <= ${now()}`);
  return rowCount ?? 0;
}
