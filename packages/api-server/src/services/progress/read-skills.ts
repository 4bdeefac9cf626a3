import { skillLevel } from '@plinth/domain/progress/skill-level';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** A skill with what the course gives for it. */
export type SkillRow = { skillId: string; name: string; attainable: number; credits: number; change: number };

/** The skills of a course with the credits of a learner: $1 the cohort, $2 the learner, $3 a week ago. */
export const SKILLS = `select s.skill_id as "skillId", s.name, sum(n.credits)::int as attainable,
    coalesce(sum(e.credits), 0)::int as credits, coalesce(sum(e.change), 0)::int as change
  from cohorts c
  join course_nodes n using (course_id)
  join node_skills using (node_id)
  join skills s using (skill_id)
  left join (select node_id, sum(credits) as credits, sum(credits) filter (where created_at > $3) as change
    from credit_entries where cohort_id = $1 and user_id = $2 group by node_id) e using (node_id)
  where c.cohort_id = $1 and (n.retired_at is null or e.credits is not null)
  group by s.skill_id, s.name order by s.name`;

export const toSkill = ({ attainable, ...skill }: SkillRow) => ({
  ...skill,
  level: skillLevel(skill.credits, attainable),
});

/** The skills of the course with the caller's credits for each (API-128): a node feeds every skill it trains. */
export async function readSkills(deps: Deps, caller: Member) {
  const weekAgo = new Date(deps.now().getTime() - 7 * 86_400_000);
  const { rows } = await deps.pool.query<SkillRow>({
    name: 'skills-of-learner',
    text: SKILLS,
    values: [caller.membership.cohortId, caller.userId, weekAgo],
  });
  return { skills: rows.map(toSkill), total: rows.length };
}
