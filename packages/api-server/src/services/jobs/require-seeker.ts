import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from '../placement/placement-status-of.ts';
import { refuse } from '../refusal.ts';

/** Restricts jobs to learners of the cohort; mentors have no applications. @throws Refusal FORBIDDEN */
export function requireLearnerOf({ membership }: Member): void {
  if (membership.state === null) throw refuse('FORBIDDEN', 'Jobs are for learners in this cohort.');
}

/** Restricts openings to learners eligible for placement. @throws Refusal FORBIDDEN with the placement status */
export async function requireSeeker(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  caller: Member,
): Promise<void> {
  requireLearnerOf(caller);
  const placement = await placementStatusOf(db, {
    cohortId: caller.membership.cohortId,
    userId: caller.userId,
    now: now(),
  });
  if (!placement.mayApply)
    throw refuse('FORBIDDEN', 'Openings are not open to you. The placement hub shows what is missing.', {
      status: placement.status,
    });
}
