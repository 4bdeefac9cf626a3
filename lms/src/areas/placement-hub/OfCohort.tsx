import type { ComponentType } from 'react';
import { usePlacementCohort } from './use-placement-cohort.ts';

/** Draws a page of the hub for the cohort that the hub is open for. */
export function OfCohort({ page: Page }: { page: ComponentType<{ cohortId: string }> }) {
  const { cohortId } = usePlacementCohort();
  return cohortId === null ? null : <Page cohortId={cohortId} />;
}
