import type { CohortHealth } from '@plinth/domain/cohorts/cohort-health';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Deps } from '../../deps.ts';
import { type HealthScope, measureHealth } from './measure-health.ts';
import { type HealthFilter, sortLearners } from './sort-learners.ts';

/**
 * Returns a page of 20 of the learners that match a filter, with the health of the whole scope. @throws Refusal
 * NOT_FOUND
 */
export async function readHealth(
  deps: Deps,
  scope: HealthScope,
  { pageNo, ...filter }: HealthFilter & { pageNo: number },
): Promise<CohortHealth> {
  const { summary, groups, learners } = await measureHealth(deps, scope);
  const found = sortLearners(learners, filter);
  return {
    summary,
    groups,
    learners: found
      .slice(pageNo * PAGE_SIZE, (pageNo + 1) * PAGE_SIZE)
      .map(({ weight: _, ...learner }) => learner),
    total: found.length,
  };
}
