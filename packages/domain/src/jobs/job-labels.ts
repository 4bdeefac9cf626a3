import type { InterviewRound } from './interview-round.ts';
import type { JobUpdateStatus } from './job-update.ts';
import type { OfferStatus } from './offer-status.ts';
import type { WorkMode } from './work-mode.ts';

/** Display texts of work modes. */
export const WORK_MODE_LABEL: Record<WorkMode, string> = {
  ON_SITE: 'On site',
  REMOTE: 'Remote',
  HYBRID: 'Hybrid',
};

/** Display texts of rounds. */
export const ROUND_LABEL: Record<InterviewRound, string> = {
  INTRODUCTION: 'Introduction',
  TECHNICAL: 'Technical interview',
  HR: 'HR interview',
  TOOL_TEST: 'Tool test',
};

/** Display texts of offers. */
export const OFFER_LABEL: Record<OfferStatus, string> = {
  OFFERED: 'Offer to answer',
  ACCEPTED: 'Offer accepted',
  DECLINED: 'Offer declined',
};

/** Display texts of an application's steps; those of a round follow its name. */
export const UPDATE_LABEL: Record<JobUpdateStatus, string> = {
  APPLIED: 'You applied',
  WITHDRAWN: 'You withdrew the application',
  RENEWED: 'You renewed the application',
  SCHEDULED: 'invited',
  CLEARED: 'cleared',
  NOT_CLEARED: 'not cleared',
  OFFERED: 'An offer for you',
  ACCEPTED: 'You accepted the offer',
  DECLINED: 'You declined the offer',
  CLOSED: 'The opening was closed',
};
