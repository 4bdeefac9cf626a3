import { type SQL, sql } from 'drizzle-orm';
import { WAS_TAUGHT } from './was-taught.ts';

/**
 * All work of mentors since an instant, as a select of `category, source_key, user_id, cohort_id, done_at, title`: the
 * facts themselves, which remain whatever happens afterwards. A session counts as held if its end has passed and it was
 * neither cancelled nor removed from the course before; a query counts for the person who answered it first, a hand-in
 * for each version that was judged, an interview for the person who closed its notes. The title is that of the part of
 * the course, or null.
 */
export const workDone = (since: SQL, now: SQL): SQL => sql`
  select 'SESSION' as category, s.live_session_id::text as source_key, s.mentor_id as user_id, s.cohort_id,
    s.end_date as done_at, n.meta ->> 'title' as title
  from live_sessions s join course_nodes n using (node_id)
  where s.mentor_id is not null and s.session_status <> 'RESCHEDULED'
    and s.end_date >= ${since} and s.end_date <= ${now} and ${WAS_TAUGHT}
  union all
  select 'QUERY', q.query_id::text, q.answered_by_id, q.cohort_id, q.answered_at, n.meta ->> 'title'
  from mentor_queries q left join course_nodes n using (node_id)
  where q.answered_by_id is not null and q.answered_at >= ${since}
  union all
  select 'TASK_ASSESSMENT', r.report_id || ':' || r.version, r.reviewed_by_id, r.cohort_id, r.reviewed_at,
    n.meta ->> 'title'
  from reports r join course_nodes n using (node_id)
  where r.reviewed_by_id is not null and r.reviewed_at >= ${since}
  union all
  select 'TASK_ASSESSMENT', r.report_id || ':' || v.version, v.reviewed_by_id, r.cohort_id, v.reviewed_at,
    n.meta ->> 'title'
  from report_versions v join reports r using (report_id) join course_nodes n using (node_id)
  where v.reviewed_by_id is not null and v.reviewed_at >= ${since}
  union all
  select 'EVALUATION', i.response_id::text, i.closed_by_id, i.cohort_id, i.closed_at, null
  from interview_responses i
  where i.closed_by_id is not null and i.closed_at >= ${since}`;
