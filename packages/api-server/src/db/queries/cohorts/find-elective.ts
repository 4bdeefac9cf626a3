import { sql } from 'drizzle-orm';
import { dueAt } from '../curriculum/due-at.ts';
import { instant, listOf, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { startsAt } from './starts-at.ts';

/**
 * Finds an elective of a cohort's course: those with the same parent, its specialisations, and when the choice closes.
 */
export const findElective = statement({
  params: { cohortId: uuid, nodeId: uuid },
  columns: { siblingIds: listOf(uuid), specialisations: listOf(text), closesAt: nullable(instant) },
  sql: ({ cohortId, nodeId }) => sql`
    select array(select s.node_id from course_nodes s where s.course_id = n.course_id
        and s.is_elective and s.parent_node_id is not distinct from n.parent_node_id) as "siblingIds",
      array(select coalesce(k.meta ->> 'title', '') from course_nodes k
        where k.course_id = n.course_id and k.parent_node_id = n.node_id and k.retired_at is null
        order by k.rank) as specialisations,
      ${dueAt({ cohort: 'c', node: 'n', start: startsAt('c') })} as "closesAt"
    from cohorts c join course_nodes n on n.course_id = c.course_id and n.is_elective and n.retired_at is null
    where c.cohort_id = ${cohortId} and n.node_id = ${nodeId}`,
});
