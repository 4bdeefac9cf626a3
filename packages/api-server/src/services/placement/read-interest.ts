import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findInterest } from './interest-rows.ts';

/** Returns the caller's interest record for a cohort; null before anything was recorded, and for mentors. */
export const readInterest = async (deps: Deps, { userId, membership }: Member) => ({
  interest: await findInterest(deps.db, membership.cohortId, userId),
});
