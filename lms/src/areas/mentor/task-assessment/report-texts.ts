import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import type { StatusChipProps } from '@plinth/ui/StatusChip';

type Words = { tab: string; text: string; tone: NonNullable<StatusChipProps['tone']> };

/** The texts for the status of a hand-in, for its guide. */
export const REPORT_TEXTS: Record<ReviewStatus, Words> = {
  PENDING: { tab: 'To assess', text: 'Waiting', tone: 'warning' },
  IN_REVIEW: { tab: 'In review', text: 'In review', tone: 'signal' },
  REVIEWED: { tab: 'Reviewed', text: 'Reviewed', tone: 'success' },
  EXPIRED: { tab: 'Overdue', text: 'Overdue', tone: 'neutral' },
  REJECTED: { tab: 'Sent back', text: 'Sent back', tone: 'info' },
};
