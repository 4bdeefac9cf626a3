import type { InterviewStatus } from './slot-status.ts';

/** Why the questions about an interview cannot be answered yet. */
export const FEEDBACK_OPENS_TEXT = 'The questions open after your interview.';

const AFTER_INTERVIEW: readonly InterviewStatus[] = [
  'INTERVIEW_COMPLETED',
  'QUIZ_IN_PROGRESS',
  'QUIZ_COMPLETED',
  'FEEDBACK_PENDING',
  'FEEDBACK_COMPLETED',
];

/** Whether the learner can say how the interview went: once its time is over, unless it did not take place. */
export function mayGiveFeedback(status: InterviewStatus): boolean {
  return AFTER_INTERVIEW.includes(status);
}
