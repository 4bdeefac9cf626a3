import type { StatusChipProps } from '@plinth/ui/StatusChip';

type Tone = NonNullable<StatusChipProps['tone']>;
type Review = { text: string; tone: Tone; help: string };

/**
 * Returns the status of a task as text; a PENDING one waits for its learner until it is handed in. The help text of a
 * reviewed one mentions credits if the task carries any.
 */
export function reviewText(reviewStatus: ReviewStatusOfTask, isHandedIn: boolean, credits = 0): Review {
  if (reviewStatus === 'REVIEWED' && credits > 0)
    return { ...TEXTS.REVIEWED, help: 'The review is done and the credits are yours.' };
  return reviewStatus === 'PENDING' && !isHandedIn ? TO_DO : TEXTS[reviewStatus];
}

type ReviewStatusOfTask = 'PENDING' | 'IN_REVIEW' | 'REVIEWED' | 'EXPIRED' | 'REJECTED';

const TO_DO: Review = { text: 'To hand in', tone: 'neutral', help: 'Nothing is handed in yet.' };

const TEXTS: Record<ReviewStatusOfTask, Review> = {
  PENDING: { text: 'Handed in', tone: 'info', help: 'Your guide will review it.' },
  IN_REVIEW: { text: 'In review', tone: 'signal', help: 'Your guide is reading it.' },
  REVIEWED: { text: 'Reviewed', tone: 'success', help: 'The review is done.' },
  EXPIRED: {
    text: 'Overdue',
    tone: 'warning',
    help: 'The due date has passed. You can still hand in; your guide sees that it came late.',
  },
  REJECTED: {
    text: 'To be reworked',
    tone: 'error',
    help: 'Read what your guide wrote, then hand in again. Earlier versions are kept.',
  },
};
