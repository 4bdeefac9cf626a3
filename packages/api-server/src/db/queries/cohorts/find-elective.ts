import { sql } from 'drizzle-orm';
import { dueAt } from '../curriculum/due-at.ts';
import { instant, listOf, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { startsAt } from './starts-at.ts';

/**
 * Finds an elective of a cohort's course: those with the same parent, its specialisations, and when the choice closes
 * for a learner.
 */
export const findElective = statement({
  params: { cohortId: uuid, userId: uuid, nodeId: uuid },
  columns: { siblingIds: listOf(uuid), specialisations: listOf(text), closesAt: nullable(instant) },
  sql: ({ cohortId, userId, nodeId }) => sql`
    select array(select s.node_id from course_nodes s where s.course_id = n.course_id
        and s.is_elective and s.parent_node_id is not distinct from n.parent_node_id) as "siblingIds",
      array(select coalesce(k.meta ->> 'title', '') from course_nodes k
        where k.course_id = n.course_id and k.parent_node_id = n.node_id and k.retired_at is null
        order by k.rank) as specialisations,
      ${dueAt({ cohort: 'c', node: 'n', start: startsAt('c'), learner: 'e' })} as "closesAt"
    from cohorts c join course_nodes n on n.course_id = c.course_id and n.is_elective and n.retired_at is null
    left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = ${userId}
    where c.cohort_id = ${cohortId} and n.node_id = ${nodeId}`,
});
