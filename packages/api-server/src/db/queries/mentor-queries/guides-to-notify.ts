import { type SQL, sql } from 'drizzle-orm';

/**
 * The people on the mentors' side to be notified about queries, as a select of `user_id`: the guide assigned and the
 * one who answered; if neither belongs to the cohort any more, every guide and lead mentor of it, so that a query from
 * no group reaches someone.
 * @param queries a relation with the columns of mentor_queries, such as `asked`
 */
export const guidesToNotify = (queries: string): SQL =>
  sql.raw(`select distinct m.user_id from ${queries} q
    join cohort_mentors m on m.cohort_id = q.cohort_id
    where m.user_id in (q.assigned_ig_id, q.answered_by_id) or not exists (
      select 1 from cohort_mentors own where own.cohort_id = q.cohort_id
        and own.user_id in (q.assigned_ig_id, q.answered_by_id))`);
