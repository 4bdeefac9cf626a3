import { skillLevel } from '@plinth/domain/progress/skill-level';
import { listSkills } from '../../db/queries/progress/list-skills.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** A skill with the credits the course offers for it. */
export type SkillRow = Awaited<ReturnType<typeof listSkills.rows>>[number];

export const toSkill = ({ attainable, ...skill }: SkillRow) => ({
  ...skill,
  level: skillLevel(skill.credits, attainable),
});

/** Returns the skills of the course with the caller's credits for each: a node contributes to every skill it trains. */
export async function readSkills(deps: Deps, caller: Member) {
  const rows = await listSkills.rows(deps.db, {
    cohortId: caller.membership.cohortId,
    userId: caller.userId,
    since: new Date(deps.now().getTime() - 7 * 86_400_000),
  });
  return { skills: rows.map(toSkill), total: rows.length };
}
