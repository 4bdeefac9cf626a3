import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { mentorSideNavigation } from '@plinth/domain/navigation/side-navigation';
import type { CohortSeat } from '../../shell/CohortFrame.tsx';

/** A cohort as its guide enters it. */
export const GUIDE_SEAT: CohortSeat = {
  hub: '/ig-hub',
  certain: (cohortId) =>
    ['Dashboard', 'Curriculum'].map((label) => ({
      page: label.toLowerCase(),
      label,
      path: areaPagePath('mentor', cohortId, label.toLowerCase()),
      isLocked: false,
      reason: null,
    })),
  entries: mentorSideNavigation,
};
