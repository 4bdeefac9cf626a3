import type { InterviewsCount } from './evaluation-day-state.ts';
import type { InterviewStatus } from './slot-status.ts';

const IS_COMPLETED: Record<InterviewStatus, boolean> = {
  SLOT_BOOKED: false,
  SLOT_NOT_BOOKED: false,
  INTERVIEW_IN_PROGRESS: false,
  INTERVIEW_COMPLETED: false,
  QUIZ_IN_PROGRESS: false,
  QUIZ_COMPLETED: false,
  FEEDBACK_PENDING: false,
  FEEDBACK_COMPLETED: true,
  MISSED: true,
  ABSENT: false,
};

/** Whether an interview counts as completed: its feedback is completed, or it was missed. */
export function isInterviewCompleted(status: InterviewStatus): boolean {
  return IS_COMPLETED[status];
}

/** Counts the interviews, completed and pending. */
export function countInterviews(statuses: readonly InterviewStatus[]): InterviewsCount {
  const completed = statuses.filter(isInterviewCompleted).length;
  return { total: statuses.length, completed, pending: statuses.length - completed };
}
