import { type SQL, sql } from 'drizzle-orm';
import { instant, integer, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * The skills of a cohort's course with the credits it offers for each, without sessions that were called off, and those
 * a learner earned, in total and after an instant.
 */
export const skillsOf = ({
  cohortId,
  userId,
  since,
}: Record<'cohortId' | 'userId' | 'since', SQL>): SQL => sql`
  select s.skill_id as "skillId", s.name, sum(n.credits)::int as attainable,
    coalesce(sum(e.credits), 0)::int as credits, coalesce(sum(e.change), 0)::int as change
  from cohorts c
  join course_nodes n using (course_id)
  join node_skills using (node_id)
  join skills s using (skill_id)
  left join (select node_id, sum(credits) as credits, sum(credits) filter (where created_at > ${since}) as change
    from credit_entries where cohort_id = ${cohortId} and user_id = ${userId} group by node_id) e using (node_id)
  where c.cohort_id = ${cohortId} and (e.credits is not null or n.retired_at is null
    and not exists (select 1 from live_sessions l where l.cohort_id = c.cohort_id
      and l.node_id in (n.node_id, n.parent_node_id) and l.session_status = 'RESCHEDULED'))
  group by s.skill_id, s.name order by s.name`;

export const listSkills = statement({
  name: 'skills-of-learner',
  params: { cohortId: uuid, userId: uuid, since: instant },
  columns: { skillId: uuid, name: text, attainable: integer, credits: integer, change: integer },
  sql: skillsOf,
});
