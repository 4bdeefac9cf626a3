import { type SQL, sql } from 'drizzle-orm';

/**
 * When the time ends that staff gave a learner, by the aliases of the enrolment and of its cohort: `endOfDay` of the
 * domain in SQL. Null if none was given.
 */
export const moreTimeEnds = ({ enrolment, cohort }: { enrolment: string; cohort: string }): SQL =>
  sql`(((${sql.raw(enrolment)}.more_time_until + 1)::timestamp at time zone ${sql.raw(cohort)}.time_zone)
    - interval '1 millisecond')`;
