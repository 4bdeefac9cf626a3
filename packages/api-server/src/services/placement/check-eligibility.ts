import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** Returns whether the caller is eligible for placement overall. Mentors are not, whatever the criteria. */
export async function checkEligibility(deps: Deps, { userId, membership: { cohortId } }: Member) {
  const { isEligible, status, criteria } = await placementStatusOf(deps.db, {
    cohortId,
    userId,
    now: deps.now(),
  });
  return { isEligible, status, criteria };
}
