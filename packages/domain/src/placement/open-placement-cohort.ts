import type { CohortUserState } from '../cohorts/cohort-user-state.ts';

type Info = {
  placementCohortId: string | null;
  cohorts: readonly { cohortId: string; state: CohortUserState }[];
};

/** The placement-hub cohort to which somebody is led: none while their place in it is blocked, for billing comes first. */
export function openPlacementCohortId(info: Info | undefined): string | null {
  if (!info) return null;
  const own = info.cohorts.find(({ cohortId }) => cohortId === info.placementCohortId);
  return own?.state === 'BLOCKED' ? null : info.placementCohortId;
}
