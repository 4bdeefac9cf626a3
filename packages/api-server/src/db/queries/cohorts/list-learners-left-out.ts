import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists the learners of a cohort for whom one of its sessions is part of an elective that they have not chosen. */
export const listLearnersLeftOut = statement({
  params: { liveSessionId: uuid },
  columns: { userId: uuid },
  sql: ({ liveSessionId }) => sql`
    with recursive parts as (
      select s.cohort_id, n.node_id, n.parent_node_id, n.is_elective
      from live_sessions s join course_nodes n using (node_id) where s.live_session_id = ${liveSessionId}
      union all
      select p.cohort_id, n.node_id, n.parent_node_id, n.is_elective
      from parts p join course_nodes n on n.node_id = p.parent_node_id
    )
    select distinct e.user_id as "userId" from parts p join enrolments e using (cohort_id)
    where p.is_elective
      and not e.electives @> jsonb_build_array(jsonb_build_object('nodeId', p.node_id))`,
});
