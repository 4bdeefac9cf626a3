import type { InstalmentStatus } from './instalment-status.ts';

/** The status of an instalment as payers see it on every page. */
const INSTALMENT_LABELS: Record<InstalmentStatus, string> = {
  UPCOMING: 'Upcoming',
  DUE: 'Due',
  PENDING: 'Being confirmed',
  FAILED: 'Did not go through',
  IN_REVIEW: 'In review',
  PAID: 'Paid',
};

/** Returns the status of an instalment as text, given what was given back of it; amounts in minor units. */
export function instalmentLabel({
  status,
  amount,
  refunded = 0,
}: {
  status: InstalmentStatus;
  amount: number;
  refunded?: number | undefined;
}): string {
  if (status !== 'PAID' || refunded === 0) return INSTALMENT_LABELS[status];
  return refunded < amount ? 'Partly given back' : 'Given back';
}
