import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import type { CohortUserData } from '@plinth/domain/cohorts/cohort-user-data';

export const COHORT_ID = '019dabcd-0000-7000-8000-000000000001';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** An instant this many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** An instant this many minutes from now. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** A running cohort with its capstone and evaluation day still ahead. */
export const aCohort = (more: Partial<CohortInfo> = {}): CohortInfo => ({
  productId: 'BIM_A',
  cohortId: COHORT_ID,
  courseTitle: 'Building Information Modelling for Architects',
  tags: ['new-lms3'],
  status: 'ACTIVE',
  timelines: [
    { key: 'START_DATE', meta: { time: inDays(-30) } },
    { key: 'COURSE_COMPLETION_DATE', meta: { time: inDays(138) } },
    { key: 'CAPSTONE_ONBOARDING_DATE', meta: { time: inDays(90) } },
    { key: 'REVIEW_DAY_START_DATE', meta: { time: inDays(130) } },
  ],
  cohortType: 'BIM_A',
  isNewLms: true,
  isCivilLms4Cohort: false,
  showNudges: false,
  showPlacementNudges: false,
  isLocalizedLeaderboard: false,
  isLeaderBoardAllowed: true,
  aiBotEnabled: false,
  careerInfo: { isCareerPresent: false, isCareerStarted: false },
  capstoneInfo: {
    capstoneStartDate: null,
    isCapstoneStarted: false,
    isCapstonePresent: true,
    isCapstoneTabDisabled: true,
    isCapstoneOnboardingStarted: false,
    isV3: false,
    isMEPF: false,
  },
  evaluationDayInfo: { isEvaluationDayStarted: false },
  ...more,
});

/** A learner's own data in that cohort. */
export const aPlace = (more: Partial<CohortUserData> = {}): CohortUserData => ({
  cohortId: COHORT_ID,
  state: 'ONGOING',
  cohortOnboardingStatus: 'COMPLETED',
  queriesOnboardingDetails: { onboardingDone: true, coachMarksViewed: true },
  capstoneCoachmarksViewed: false,
  electives: [],
  hasGroup: true,
  ...more,
});

/** A cohort whose evaluation day has opened. */
export const anEvaluatedCohort = () =>
  aCohort({
    timelines: [
      { key: 'START_DATE', meta: { time: inDays(-160) } },
      { key: 'REVIEW_DAY_START_DATE', meta: { time: inDays(-1) } },
    ],
  });
