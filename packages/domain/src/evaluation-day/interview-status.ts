import type { InterviewStatus } from './slot-status.ts';

/** The length of an interview, in minutes. */
export const INTERVIEW_MINUTES = 30;

/** The number of days after which an interview without any information counts as missed. */
export const MISSED_AFTER_DAYS = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * What is known of an interview; startDate is null while no slot is booked. quiz is an attempt that the learner began
 * after the start, null while there is none.
 */
export type InterviewFacts = {
  stored: InterviewStatus;
  startDate: string | null;
  quiz: 'STARTED' | 'COMPLETED' | null;
  hasNotes: boolean;
  now: string;
};

/**
 * Returns the status of a slot and its interview. A decided status (absent, missed, feedback completed) is final; the
 * rest follows from the clock, the learner's quiz and the guide's notes.
 */
export function interviewStatus({ stored, startDate, quiz, hasNotes, now }: InterviewFacts): InterviewStatus {
  if (stored !== 'SLOT_BOOKED' && stored !== 'SLOT_NOT_BOOKED') return stored;
  if (startDate === null) return 'SLOT_NOT_BOOKED';
  const sinceStart = Date.parse(now) - Date.parse(startDate);
  if (sinceStart < 0) return 'SLOT_BOOKED';
  if (sinceStart < INTERVIEW_MINUTES * MINUTE_MS) return 'INTERVIEW_IN_PROGRESS';
  if (quiz === 'STARTED') return 'QUIZ_IN_PROGRESS';
  if (hasNotes) return 'FEEDBACK_PENDING';
  if (quiz === 'COMPLETED') return 'QUIZ_COMPLETED';
  return sinceStart > MISSED_AFTER_DAYS * DAY_MS ? 'MISSED' : 'INTERVIEW_COMPLETED';
}

/** Returns the status of an interview's feedback: a missed interview has none to wait for. */
export function feedbackStatusOf(slotStatus: InterviewStatus, stored: InterviewStatus): InterviewStatus {
  return slotStatus === 'MISSED' || slotStatus === 'ABSENT' ? slotStatus : stored;
}

const MAY_BE_ABSENT: readonly InterviewStatus[] = [
  'INTERVIEW_IN_PROGRESS',
  'INTERVIEW_COMPLETED',
  'QUIZ_IN_PROGRESS',
  'QUIZ_COMPLETED',
];

/**
 * Whether a guide may still mark the learner absent: from the start of the interview until the guide has noted
 * something. Feedback of the learner is no proof that the interview took place.
 */
export function mayMarkAbsent({ status, hasNotes }: { status: InterviewStatus; hasNotes: boolean }): boolean {
  return MAY_BE_ABSENT.includes(status) && !hasNotes;
}
