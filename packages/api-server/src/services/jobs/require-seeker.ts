import type { PlacementStatus } from '@plinth/domain/placement/placement-status';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from '../placement/placement-status-of.ts';
import { refuse } from '../refusal.ts';

const FOR_LEARNERS = 'Jobs are for learners in this cohort.';

/** Restricts jobs to learners of the cohort; mentors have no applications. @throws Refusal FORBIDDEN */
export function requireLearnerOf({ membership }: Member): void {
  if (membership.state === null) throw refuse('FORBIDDEN', FOR_LEARNERS);
}

type Refused = { message: string; data?: { status: PlacementStatus; isPlaced: boolean } };

/** Returns why openings are not open to a person; null if they are. */
export async function whyNotSeeker(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  { userId, membership: { cohortId, state } }: Member,
): Promise<Refused | null> {
  if (state === null) return { message: FOR_LEARNERS };
  const { mayApply, status, placedAt } = await placementStatusOf(db, { cohortId, userId, now: now() });
  if (mayApply) return null;
  const isPlaced = placedAt !== null;
  const message = isPlaced
    ? 'You are placed, so openings are no longer open to you.'
    : 'Openings are not open to you. The placement hub shows what is missing.';
  return { message, data: { status, isPlaced } };
}

/** Restricts openings to learners eligible for placement. @throws Refusal FORBIDDEN with the placement status */
export async function requireSeeker(db: Queryable, deps: Pick<Deps, 'now'>, caller: Member): Promise<void> {
  const refused = await whyNotSeeker(db, deps, caller);
  if (refused) throw refuse('FORBIDDEN', refused.message, refused.data);
}
