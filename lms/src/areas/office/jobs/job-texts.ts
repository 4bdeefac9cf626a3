import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { JobUpdate, JobUpdateStatus, RoundStatus } from '@plinth/domain/jobs/job-update';
import type { JobApplicationStand } from '@plinth/domain/jobs/office-job-application';
import type { OpeningState } from '@plinth/domain/jobs/office-opening';
import type { Stamp } from '../../../parts/StampChip.tsx';

/** The stamps for the state of an opening. */
export const OPENING_STAMPS: Record<OpeningState, Stamp> = {
  DRAFT: { tone: 'neutral', text: 'Draft' },
  OPEN: { tone: 'success', text: 'Open' },
  PAST: { tone: 'warning', text: 'Past its last day' },
  CLOSED: { tone: 'neutral', text: 'Closed' },
};

/** The stamps for the status of an application, as the placement team sees it. */
export const STAND_STAMPS: Record<JobApplicationStand, Stamp> = {
  NEW: { tone: 'signal', text: 'New' },
  IN_ROUNDS: { tone: 'info', text: 'In the rounds' },
  NOT_CLEARED: { tone: 'neutral', text: 'Not taken further' },
  OFFERED: { tone: 'info', text: 'Offer made' },
  ACCEPTED: { tone: 'success', text: 'Offer accepted' },
  DECLINED: { tone: 'neutral', text: 'Offer declined' },
  CLOSED: { tone: 'neutral', text: 'Opening closed' },
  WITHDRAWN: { tone: 'neutral', text: 'Withdrawn' },
};

/** The possible outcomes of a round, as staff choose them. */
export const ROUND_STATUS_TEXTS: Record<RoundStatus, string> = {
  SCHEDULED: 'Invite to it',
  CLEARED: 'Cleared',
  NOT_CLEARED: 'Not cleared: the application ends there',
};

const STEPS: Record<JobUpdateStatus, string> = {
  APPLIED: 'Applied',
  WITHDRAWN: 'Withdrew the application',
  RENEWED: 'Renewed the application',
  SCHEDULED: 'invited',
  CLEARED: 'cleared',
  NOT_CLEARED: 'not cleared',
  OFFERED: 'Offer made',
  ACCEPTED: 'Accepted the offer',
  DECLINED: 'Declined the offer',
  CLOSED: 'The opening was closed',
};

/** Returns a step of an application, such as `HR interview: cleared`. */
export const stepText = ({ round, status }: Pick<JobUpdate, 'round' | 'status'>): string =>
  round ? `${ROUND_LABEL[round]}: ${STEPS[status]}` : STEPS[status];

/** Returns what feedback is about: a round, or without one the whole application. */
export const roundText = (round: InterviewRound | null): string =>
  round ? ROUND_LABEL[round] : 'The application as a whole';

const counted = (one: string, many: string) => (total: number) =>
  total === 1 ? `1 ${one}` : `${total} ${many}`;

export const employersText = counted('employer', 'employers');
export const openingsText = counted('opening', 'openings');
export const jobApplicationsText = counted('application', 'applications');
export const applicantsText = counted('applicant', 'applicants');

/**
 * Returns how many wait for an answer and what happens to them, such as `1 applicant waiting there reads your reason`
 * or `nobody is waiting there`.
 */
export const waitingText = (waiting: number, where: string): string => {
  if (waiting === 0) return `nobody is waiting ${where}`;
  return waiting === 1
    ? `1 applicant waiting ${where} reads your reason`
    : `${applicantsText(waiting)} waiting ${where} read your reason`;
};
