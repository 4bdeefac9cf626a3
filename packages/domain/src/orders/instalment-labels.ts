import type { InstalmentStatus } from './instalment-status.ts';

/** The status of an instalment as payers see it on every page. */
export const INSTALMENT_LABELS: Record<InstalmentStatus, string> = {
  UPCOMING: 'Upcoming',
  DUE: 'Due',
  PENDING: 'Being confirmed',
  FAILED: 'Did not go through',
  IN_REVIEW: 'In review',
  PAID: 'Paid',
};
