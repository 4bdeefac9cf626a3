import { sql } from 'drizzle-orm';
import { integer, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Counts for each session of a cohort that is part of an elective the learners who have not chosen it, without those
 * whose attendance is recorded; a session that leaves nobody out is absent.
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
    select p.live_session_id as "liveSessionId", count(distinct e.user_id)::int as learners
    from parts p join enrolments e on e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
      and not e.electives @> jsonb_build_array(jsonb_build_object('nodeId', p.node_id))
    where p.is_elective and not exists (select 1 from session_attendance a
      where a.live_session_id = p.live_session_id and a.user_id = e.user_id)
    group by p.live_session_id`,
});
