import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findInterest } from './interest-rows.ts';
import { preferencesOf } from './preferences-of.ts';

/** Returns the learner's answers in a cohort's form, and the options it offers. */
export const readPreferences = async (deps: Deps, { userId, membership }: Member) =>
  preferencesOf(await findInterest(deps.db, membership.cohortId, userId));
