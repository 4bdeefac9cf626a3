import { type SQL, sql } from 'drizzle-orm';
import { instant, integer, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * The skills of a cohort's course with the credits it offers a learner for each, without sessions that were called off
 * and electives that the learner has not chosen, and those earned, in total and after an instant. A skill of nothing but
 * these is still one of the course, with no credits on offer.
 */
export const skillsOf = ({
  cohortId,
  userId,
  since,
}: Record<'cohortId' | 'userId' | 'since', SQL>): SQL => sql`
  with recursive left_out as (
    select n.course_id, n.namespace, n.node_id
    from cohorts c join course_nodes n using (course_id)
    where c.cohort_id = ${cohortId} and n.is_elective and not exists (select 1 from enrolments o
      where o.cohort_id = c.cohort_id and o.user_id = ${userId}
        and o.electives @> jsonb_build_array(jsonb_build_object('nodeId', n.node_id)))
    union
    select n.course_id, n.namespace, n.node_id
    from left_out l join course_nodes n on n.course_id = l.course_id and n.namespace = l.namespace
      and n.parent_node_id = l.node_id
  )
  select s.skill_id as "skillId", s.name,
    coalesce(sum(n.credits) filter (where e.credits is not null
      or not exists (select 1 from left_out l where l.node_id = n.node_id)
        and not exists (select 1 from live_sessions l where l.cohort_id = c.cohort_id
          and l.node_id in (n.node_id, n.parent_node_id) and l.session_status = 'RESCHEDULED')), 0)::int as attainable,
    coalesce(sum(e.credits), 0)::int as credits, coalesce(sum(e.change), 0)::int as change
  from cohorts c
  join course_nodes n using (course_id)
  join node_skills using (node_id)
  join skills s using (skill_id)
  left join (select node_id, sum(credits) as credits, sum(credits) filter (where created_at > ${since}) as change
    from credit_entries where cohort_id = ${cohortId} and user_id = ${userId} group by node_id) e using (node_id)
  where c.cohort_id = ${cohortId} and (e.credits is not null or n.retired_at is null)
  group by s.skill_id, s.name order by s.name`;

export const listSkills = statement({
  name: 'skills-of-learner',
  params: { cohortId: uuid, userId: uuid, since: instant },
  columns: { skillId: uuid, name: text, attainable: integer, credits: integer, change: integer },
  sql: skillsOf,
});
