import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findInterest } from './interest-rows.ts';
import { preferencesOf } from './preferences-of.ts';

/** What the learner said in the form of a cohort, and what the form offers. */
export const readPreferences = async (deps: Deps, { userId, membership }: Member) =>
  preferencesOf(await findInterest(deps.db, membership.cohortId, userId));
