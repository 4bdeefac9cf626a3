import { sql } from 'drizzle-orm';
import { integer, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Counts for each session of a cohort the learners who are not expected at it, as they have not chosen the elective that
 * it is part of or joined after its end, without those whose attendance is recorded; a session that expects everybody is
 * absent.
 */
export const countLearnersLeftOut = statement({
  params: { cohortId: uuid },
  columns: { liveSessionId: uuid, learners: integer },
  sql: ({ cohortId }) => sql`
    with recursive parts as (
      select s.live_session_id, n.node_id, n.parent_node_id, n.is_elective
      from live_sessions s join course_nodes n using (node_id) where s.cohort_id = ${cohortId}
      union all
      select p.live_session_id, n.node_id, n.parent_node_id, n.is_elective
      from parts p join course_nodes n on n.node_id = p.parent_node_id
    )
    select s.live_session_id as "liveSessionId", count(*)::int as learners
    from live_sessions s join enrolments e using (cohort_id)
    where s.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
      and (e.enrolled_at >= s.end_date or exists (select 1 from parts p
        where p.live_session_id = s.live_session_id and p.is_elective
          and not e.electives @> jsonb_build_array(jsonb_build_object('nodeId', p.node_id))))
      and not exists (select 1 from session_attendance a
        where a.live_session_id = s.live_session_id and a.user_id = e.user_id)
    group by s.live_session_id`,
});
