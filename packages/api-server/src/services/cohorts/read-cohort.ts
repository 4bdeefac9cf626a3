import { findCohort } from '../../db/queries/cohorts/find-cohort.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toCohortInfo } from './cohort-rows.ts';

/** Returns the facts of a cohort with what follows from its dates now. @throws Refusal NOT_FOUND */
export async function readCohort(deps: Deps, cohortId: string) {
  const cohort = await findCohort.first(deps.db, { cohortId });
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  return { cohort: toCohortInfo(cohort, deps.now().toISOString()) };
}
