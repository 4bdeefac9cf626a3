import { sql } from 'drizzle-orm';
import { listOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists the electives that each of several nodes is or is part of; a node outside of electives has none. */
export const listElectivesAround = statement({
  params: { nodeIds: listOf(uuid) },
  columns: { nodeId: uuid, electiveId: uuid },
  sql: ({ nodeIds }) => sql`
    with recursive parts as (
      select n.node_id as of_id, n.node_id, n.parent_node_id, n.is_elective
      from course_nodes n where n.node_id = any(${nodeIds})
      union all
      select p.of_id, n.node_id, n.parent_node_id, n.is_elective
      from parts p join course_nodes n on n.node_id = p.parent_node_id
    )
    select of_id as "nodeId", node_id as "electiveId" from parts where is_elective`,
});
