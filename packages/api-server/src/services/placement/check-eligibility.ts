import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** Whether the caller is eligible for placement as a whole. Mentors are not, by no criterion. */
export async function checkEligibility(deps: Deps, { userId, membership: { cohortId } }: Member) {
  const { isEligible, status, criteria } = await placementStatusOf(deps.db, {
    cohortId,
    userId,
    now: deps.now(),
  });
  return { isEligible, status, criteria };
}
