import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import type { Interview } from '../evaluation-day/read-interviews.ts';

const SHOWN_AS: Record<InterviewStatus, SessionStatus> = {
  SLOT_BOOKED: 'CREATED',
  SLOT_NOT_BOOKED: 'CREATED',
  INTERVIEW_IN_PROGRESS: 'ONGOING',
  INTERVIEW_COMPLETED: 'COMPLETED',
  QUIZ_IN_PROGRESS: 'COMPLETED',
  QUIZ_COMPLETED: 'COMPLETED',
  FEEDBACK_PENDING: 'COMPLETED',
  FEEDBACK_COMPLETED: 'COMPLETED',
  MISSED: 'RESCHEDULED',
  ABSENT: 'RESCHEDULED',
};

/**
 * The node at which an interview is shown: the part of the review day that offers the slots, else the review day as a
 * whole.
 */
function placeOf({ tree }: CohortView): TreeNode | undefined {
  const root = tree.roots.get('REVIEW_DAY');
  return root?.children.find(({ meta }) => meta.topicCategory === 'SLOTS') ?? root;
}

/** Lists the booked interviews of one person as events: their own, or those that they hold as a guide. */
export function interviewsOf(
  view: CohortView,
  interviews: readonly Interview[],
  readerId: string,
): CalendarEvent[] {
  const place = placeOf(view);
  if (!place) return [];
  return interviews.flatMap(({ userId, firstName, startDate, slotStatus }) => {
    if (startDate === null) return [];
    return [
      {
        nodeId: place.nodeId,
        type: place.type,
        namespace: place.namespace,
        title: userId === readerId ? 'Your interview' : `Interview with ${firstName}`,
        startDate,
        endDate: new Date(Date.parse(startDate) + INTERVIEW_MINUTES * 60_000).toISOString(),
        sessionStatus: SHOWN_AS[slotStatus],
        intervieweeId: userId,
      },
    ];
  });
}
