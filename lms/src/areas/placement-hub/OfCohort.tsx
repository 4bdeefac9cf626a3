import type { ComponentType } from 'react';
import { usePlacementCohort } from './use-placement-cohort.ts';

/** Renders a hub page for the cohort the hub is open for. */
export function OfCohort({ page: Page }: { page: ComponentType<{ cohortId: string }> }) {
  const { cohortId } = usePlacementCohort();
  return cohortId === null ? null : <Page cohortId={cohortId} />;
}
