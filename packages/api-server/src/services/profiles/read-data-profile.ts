import { cohortsInState } from '@plinth/domain/cohorts/cohorts-in-state';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { listCourseItems } from '../cohorts/list-course-items.ts';
import { loadAccount } from './load-profile.ts';
import { toUserData, toUserProfile } from './profile-rows.ts';

/**
 * Returns the signed-in person, with their cohorts in state by group. Cohorts left by transfer or cancellation are
 * excluded, so the first of FREEMIUM is an open course the caller is in.
 */
export async function readDataProfile(deps: Deps, caller: Caller): Promise<DataProfile> {
  const [account, items] = await Promise.all([
    loadAccount(deps, caller.userId),
    listCourseItems(deps, caller.userId, 'all', caller.roles),
  ]);
  const inState = cohortsInState(items);
  const group = (name: 'FREEMIUM' | 'SPECIALIZATION' | 'COHORT') =>
    inState.filter((item) => item.cohortGroup === name);
  return {
    userProfile: toUserProfile(account),
    userData: toUserData(account),
    userCohorts: {
      FREEMIUM: group('FREEMIUM'),
      SPECIALIZATION: group('SPECIALIZATION'),
      COHORT: group('COHORT'),
    },
  };
}
