import { type SQL, sql } from 'drizzle-orm';

/**
 * The people on the mentors' side to be notified about queries, as a select of `user_id`: the guide assigned, and a lead
 * mentor who answered, to whom none is assigned. A guide who answered is notified of one that is assigned to no guide of
 * the cohort: an assigned one was passed on. If neither belongs to the cohort any more, every guide and lead mentor of it
 * is notified, so that a query from no group reaches someone.
 * @param queries a relation with the columns of mentor_queries, such as `asked`
 */
export const guidesToNotify = (queries: string): SQL =>
  sql.raw(`select distinct m.user_id from ${queries} q
    join cohort_mentors m on m.cohort_id = q.cohort_id
    where m.user_id = q.assigned_ig_id or m.user_id = q.answered_by_id and (m.role = 'LEAD_MENTOR' or not exists (
        select 1 from cohort_mentors now where now.cohort_id = q.cohort_id and now.user_id = q.assigned_ig_id))
      or not exists (
      select 1 from cohort_mentors own where own.cohort_id = q.cohort_id
        and own.user_id in (q.assigned_ig_id, q.answered_by_id))`);
