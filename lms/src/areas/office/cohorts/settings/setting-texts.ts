import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';

/** The names of a cohort's settings, in its form and in the audit log. */
export const SETTING_TEXTS: Record<keyof CohortSettings, string> = {
  status: 'State',
  seats: 'Seats',
  groupSize: 'Learners in a group',
  isLeaderBoardAllowed: 'Leaderboard',
  isLocalizedLeaderboard: 'Localised leaderboard',
  aiBotEnabled: 'Assistant',
  showNudges: 'Nudges',
  showPlacementNudges: 'Placement nudges',
  isCapstonePresent: 'Capstone',
  isPromoted: 'Promotion popup',
};
