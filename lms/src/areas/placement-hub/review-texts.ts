import type { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import type { StatusChipProps } from '@plinth/ui/StatusChip';

/** The review state of the learner's own job, as text. */
export const REVIEW_TEXTS: Record<SelfPlacementReview, { label: string; tone: StatusChipProps['tone'] }> = {
  PENDING: { label: 'With the team', tone: 'signal' },
  REVIEWED: { label: 'Accepted', tone: 'success' },
  REJECTED: { label: 'Not accepted', tone: 'error' },
};
