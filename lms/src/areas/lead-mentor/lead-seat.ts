import { leadMentorSideNavigation } from '@plinth/domain/navigation/side-navigation';
import type { CohortSeat } from '../../shell/CohortFrame.tsx';

/** A cohort as its lead mentor enters it. */
export const LEAD_SEAT: CohortSeat = {
  hub: '/mentor-hub',
  certain: leadMentorSideNavigation,
  entries: ({ cohortId }) => leadMentorSideNavigation(cohortId),
};
