import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { StatusChipProps } from '@plinth/ui/StatusChip';

type Standing = { text: string; tone: NonNullable<StatusChipProps['tone']>; help: string };

/** The texts for the status of a learner's interview. */
export const INTERVIEW_TEXTS: Record<InterviewStatus, Standing> = {
  SLOT_NOT_BOOKED: {
    text: 'No time chosen',
    tone: 'warning',
    help: 'Choose a time below. You can change it until a day before.',
  },
  SLOT_BOOKED: { text: 'Booked', tone: 'success', help: 'Your time is held.' },
  INTERVIEW_IN_PROGRESS: { text: 'Now', tone: 'signal', help: 'Your interview is taking place.' },
  INTERVIEW_COMPLETED: {
    text: 'Interview over',
    tone: 'info',
    help: 'Answer the short questions on how it went. Meanwhile your guide writes the feedback.',
  },
  QUIZ_IN_PROGRESS: {
    text: 'Your answers are open',
    tone: 'signal',
    help: 'Finish the questions on how it went.',
  },
  QUIZ_COMPLETED: {
    text: 'Your answers are in',
    tone: 'info',
    help: 'Your guide is writing the feedback. We tell you when it is ready.',
  },
  FEEDBACK_PENDING: {
    text: 'Feedback being written',
    tone: 'info',
    help: 'Your guide has started writing. We tell you when it is ready.',
  },
  FEEDBACK_COMPLETED: { text: 'Evaluated', tone: 'success', help: 'Your report is below.' },
  MISSED: {
    text: 'Missed',
    tone: 'error',
    help: 'The time passed and no interview was recorded. Write to your guide if that is wrong.',
  },
  ABSENT: {
    text: 'Absent',
    tone: 'error',
    help: 'Your guide waited and noted that you did not come.',
  },
};
