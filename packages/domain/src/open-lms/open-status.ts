import type { CohortStatus } from '../cohorts/cohort-status.ts';

/** What the dashboard of an open course says of it: no active cohort is INACTIVE, whatever was paid. */
export function openStatus(facts: { cohortStatus: CohortStatus | null; isPaid: boolean }): CohortStatus {
  if (facts.cohortStatus !== 'ACTIVE') return 'INACTIVE';
  return facts.isPaid ? 'PAYMENT_COMPLETED' : 'ACTIVE';
}
