import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import type { StatusChipProps } from '@plinth/ui/StatusChip';

type Words = { text: string; tone: NonNullable<StatusChipProps['tone']> };

/** The texts for the status of a hand-in, for its guide. */
export const REPORT_TEXTS: Record<ReviewStatus, Words> = {
  PENDING: { text: 'Waiting', tone: 'warning' },
  IN_REVIEW: { text: 'In review', tone: 'signal' },
  REVIEWED: { text: 'Reviewed', tone: 'success' },
  EXPIRED: { text: 'Overdue', tone: 'neutral' },
  REJECTED: { text: 'Sent back', tone: 'info' },
};
