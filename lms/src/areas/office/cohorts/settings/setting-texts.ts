import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';

/** What a setting of a cohort is called, in its form and in the audit log. */
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
