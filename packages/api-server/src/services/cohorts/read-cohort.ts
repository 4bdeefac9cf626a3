import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { type CohortRow, cohortColumns, toCohortInfo } from './cohort-rows.ts';

const text = `select ${cohortColumns} from cohorts c where c.cohort_id = $1`;

/** The facts of a cohort with what follows from its dates now (API-118). @throws Refusal NOT_FOUND */
export async function readCohort(deps: Deps, cohortId: string) {
  const { rows } = await deps.pool.query<CohortRow>({ name: 'cohort', text, values: [cohortId] });
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such cohort.');
  return { cohort: toCohortInfo(rows[0], deps.now().toISOString()) };
}
