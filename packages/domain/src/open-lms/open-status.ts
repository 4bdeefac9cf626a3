import type { CohortStatus } from '../cohorts/cohort-status.ts';

/**
 * Returns the status on the dashboard of an open course: without an active cohort it is INACTIVE, whatever was paid.
 */
export function openStatus(facts: { cohortStatus: CohortStatus | null; isPaid: boolean }): CohortStatus {
  if (facts.cohortStatus !== 'ACTIVE') return 'INACTIVE';
  return facts.isPaid ? 'PAYMENT_COMPLETED' : 'ACTIVE';
}
