import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';

/**
 * Requires that queries are open: they are closed to both sides until the first date of the cohort. @throws Refusal
 * LOCKED
 */
export async function requireOpenQueries(deps: Deps, cohortId: string): Promise<{ aiBotEnabled: boolean }> {
  const cohort = await readLockFacts(deps, cohortId);
  requirePermit(cohortCan.openQueries({ cohort, now: deps.now().toISOString() }));
  return cohort;
}
