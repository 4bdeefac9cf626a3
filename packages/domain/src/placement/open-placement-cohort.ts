import type { CohortUserState } from '../cohorts/cohort-user-state.ts';

type Info = {
  placementCohortId: string | null;
  cohorts: readonly { cohortId: string; state: CohortUserState }[];
};

/**
 * Returns the placement-hub cohort a person is directed to: none while their place in it is blocked, since billing
 * comes first.
 */
export function openPlacementCohortId(info: Info | undefined): string | null {
  if (!info) return null;
  const own = info.cohorts.find(({ cohortId }) => cohortId === info.placementCohortId);
  return own?.state === 'BLOCKED' ? null : info.placementCohortId;
}
