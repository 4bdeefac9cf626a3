import { and, asc, eq, isNull } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, nodeSkills, skills } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

const columns = { skillId: skills.skillId, name: skills.name, icon: skills.icon };

/**
 * Lists the catalogue of skills, or those that the course of a cohort trains.
 * @throws Refusal NOT_FOUND for an unknown cohort
 */
export async function listSkills(deps: Deps, cohortId: string | undefined) {
  if (cohortId === undefined)
    return { skills: await deps.db.select(columns).from(skills).orderBy(asc(skills.name)) };
  const rows = await deps.db
    .selectDistinct(columns)
    .from(cohorts)
    .leftJoin(courseNodes, and(eq(courseNodes.courseId, cohorts.courseId), isNull(courseNodes.retiredAt)))
    .leftJoin(nodeSkills, eq(nodeSkills.nodeId, courseNodes.nodeId))
    .leftJoin(skills, eq(skills.skillId, nodeSkills.skillId))
    .where(eq(cohorts.cohortId, cohortId))
    .orderBy(asc(skills.name));
  if (rows.length === 0) throw refuse('NOT_FOUND', 'Cohort not found.');
  return {
    skills: rows.flatMap(({ skillId, name, icon }) =>
      skillId && name && icon ? [{ skillId, name, icon }] : [],
    ),
  };
}
