import { ABSENT_REBOOKS_MAX } from '@plinth/domain/evaluation-day/may-book-slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { StatusChipProps } from '@plinth/ui/StatusChip';

type Standing = {
  text: string;
  tone: NonNullable<StatusChipProps['tone']>;
  /** What it means for the guide, given the learner's first name. */
  help: (firstName: string) => string;
};

/**
 * The texts for the status of an interview, for its guides: the one of its time, the one who leads it, and the one who
 * took over from either. They do not say who of them noted something.
 */
export const GUIDE_TEXTS: Record<InterviewStatus, Standing> = {
  SLOT_NOT_BOOKED: {
    text: 'No time',
    tone: 'warning',
    help: (name) => `${name} has no time at present and can choose another one.`,
  },
  SLOT_BOOKED: {
    text: 'Booked',
    tone: 'neutral',
    help: () => 'The form opens when the interview begins.',
  },
  INTERVIEW_IN_PROGRESS: {
    text: 'Now',
    tone: 'signal',
    help: (name) => `Note your answers as you talk. If ${name} does not come, mark them absent.`,
  },
  INTERVIEW_COMPLETED: {
    text: 'To evaluate',
    tone: 'warning',
    help: () => 'The time of the interview is over. Without answers it counts as missed after seven days.',
  },
  QUIZ_IN_PROGRESS: {
    text: 'To evaluate',
    tone: 'warning',
    help: (name) => `${name} is answering how it went. The feedback is still to come.`,
  },
  QUIZ_COMPLETED: {
    text: 'To evaluate',
    tone: 'warning',
    help: (name) => `${name} has said how it went. The feedback is still to come.`,
  },
  FEEDBACK_PENDING: {
    text: 'Started',
    tone: 'info',
    help: (name) => `The answers are kept. ${name} sees nothing before the feedback is closed.`,
  },
  FEEDBACK_COMPLETED: {
    text: 'Evaluated',
    tone: 'success',
    help: (name) => `The feedback is closed, and ${name} can read it.`,
  },
  MISSED: {
    text: 'Missed',
    tone: 'error',
    help: () =>
      'Seven days passed and nothing was noted. Write to the school if the interview did take place.',
  },
  ABSENT: {
    text: 'Absent',
    tone: 'error',
    help: (name) =>
      `It was noted that ${name} did not come. ${name} can choose another time, unless it was changed ${ABSENT_REBOOKS_MAX} times before.`,
  },
};
