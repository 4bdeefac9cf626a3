import type { InstalmentStatus } from './instalment-status.ts';

/** Where an instalment stands, in the words that a payer reads on every page. */
export const INSTALMENT_WORDS: Record<InstalmentStatus, string> = {
  UPCOMING: 'Upcoming',
  DUE: 'Due',
  PENDING: 'Being confirmed',
  FAILED: 'Did not go through',
  IN_REVIEW: 'In review',
  PAID: 'Paid',
};
