import { type SQL, sql } from 'drizzle-orm';

/**
 * When the course of a cohort starts, by the alias of a relation that has its cohort_id: `startDate` of the domain in
 * SQL. Weeks, releases, sessions and deadlines count from it.
 */
export const startsAt = (cohort: string): SQL =>
  sql`(select t.time from cohort_timelines t
    where t.cohort_id = ${sql.raw(cohort)}.cohort_id and t.key in ('START_DATE', 'COURSE_UNLOCKED')
    order by t.key = 'START_DATE' desc limit 1)`;
