import { deriveCreditHealth } from '@plinth/domain/progress/derive-credit-health';
import type { Deps } from '../../deps.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { countedSteps, countStatistics } from './count-statistics.ts';
import { readCredits, total } from './read-credits.ts';

/** Returns the caller's progress and credits by kind of node, and how the credits changed. @throws Refusal NOT_FOUND */
export async function readStatistics(deps: Deps, caller: Member, nodeId: string | undefined) {
  const { cohortId } = caller.membership;
  const [view, credits] = await Promise.all([
    readCohortView(deps, cohortId, caller.userId),
    readCredits(deps.db, cohortId, caller.userId, deps.now()),
  ]);
  return {
    statistics: countStatistics(countedSteps(view, nodeId), credits),
    creditHealth: deriveCreditHealth({
      lastWeek: total(credits, 'lastWeek'),
      weekBefore: total(credits, 'weekBefore'),
    }),
  };
}
