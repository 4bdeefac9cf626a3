import { findGuideCohort } from '../../db/queries/cohorts/find-guide-cohort.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toCohortInfo } from './cohort-rows.ts';

type Member = { userId: string; membership: { cohortId: string } };

/** Returns a cohort for its guide: the groups assigned to the guide, with their learners, and no others. */
export async function readMentorCohortData(deps: Deps, { userId, membership }: Member) {
  const row = await findGuideCohort.first(deps.db, { cohortId: membership.cohortId, guideId: userId });
  if (!row) throw refuse('NOT_FOUND', 'Cohort not found.');
  return {
    cohort: toCohortInfo(row, deps.now().toISOString()),
    groups: row.groups,
    mentorData: { isPrimaryMentor: row.isPrimaryMentor },
  };
}
