import { type SQL, sql } from 'drizzle-orm';

/** Whether a node is, or is part of, an elective that is not among the chosen ones of an enrolment. */
export const isLeftOut = (nodeId: SQL, electives: SQL): SQL => sql`exists (
  with recursive parts as (
    select t.node_id, t.parent_node_id, t.is_elective from course_nodes t where t.node_id = ${nodeId}
    union all
    select t.node_id, t.parent_node_id, t.is_elective from parts p join course_nodes t on t.node_id = p.parent_node_id
  )
  select 1 from parts p where p.is_elective
    and not ${electives} @> jsonb_build_array(jsonb_build_object('nodeId', p.node_id)))`;
