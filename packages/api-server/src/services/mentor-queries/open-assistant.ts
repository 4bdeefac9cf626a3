import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { refuse } from '../refusal.ts';

/** @throws Refusal CONFLICT if the assistant is not switched on, LOCKED before the first date of the cohort */
export async function openAssistant(deps: Deps, cohortId: string): Promise<void> {
  const cohort = await readLockFacts(deps, cohortId);
  if (!cohort.aiBotEnabled)
    throw refuse('CONFLICT', 'The course assistant is not switched on for this cohort.');
  requirePermit(cohortCan.openQueries({ cohort, now: deps.now().toISOString() }));
}
