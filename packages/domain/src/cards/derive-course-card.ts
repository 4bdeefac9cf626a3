import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import type { CourseListItem } from '../cohorts/course-list-item.ts';
import { hasCome } from '../cohorts/derive-capstone-info.ts';
import { completionDate, startDate } from '../cohorts/start-date.ts';
import type { Timeline } from '../cohorts/timeline.ts';
import { FILTER_ID_OF_TAB, type FilterId, type HubTab, TAB_LABELS } from '../hubs/hub-tab.ts';
import type { ProfileStatus } from '../profiles/profile-status.ts';
import { holdsMentorRole, type Role } from '../roles/role.ts';
import { type ArtworkKind, artworkKind } from './artwork-kind.ts';
import { cardButton } from './card-button.ts';
import type { CardLabel } from './card-label.ts';
import { onboardingNeeded } from './onboarding-needed.ts';

/** The status chip of an enrolled learner's card. */
export type StatusChip = 'upcoming' | 'ongoing' | 'completed';

/** Everything a course card shows besides the title of its course. */
export type CourseCard = {
  tab: HubTab;
  filterId: FilterId;
  label: CardLabel;
  chip: StatusChip | null;
  button: 'Complete onboarding' | 'Dashboard' | null;
  isOnboardingNeeded: boolean;
  artwork: ArtworkKind;
};

const CHIP_OF_STATE: Record<CohortUserState, StatusChip | null> = {
  UPCOMING: 'upcoming',
  WAITING: 'upcoming',
  ONGOING: 'ongoing',
  PAYMENT_PENDING: 'ongoing',
  PAYMENT_DELAYED: 'ongoing',
  BLOCKED: 'ongoing',
  COMPLETED: 'completed',
  TRANSFERRED: null,
  CANCELLED: null,
};

/**
 * Returns the tab of a cohort for its mentors: without a completion date it is never archived, without a start date it
 * is ongoing.
 */
export function tabOfCohort(timelines: readonly Timeline[], now: string): HubTab {
  if (hasCome(completionDate(timelines), now)) return 'archived';
  const start = startDate(timelines);
  return start !== null && !hasCome(start, now) ? 'upcoming' : 'ongoing';
}

/** Returns the tab of a cohort for a learner; a learner without a state in it counts as enrolled. */
export function tabOfState(state: CohortUserState | null): HubTab {
  if (state === 'TRANSFERRED') return 'transferred';
  return state === 'CANCELLED' ? 'cancelled' : 'enrolled';
}

/** Derives the course card of a cohort for its viewer. */
export function deriveCourseCard(facts: {
  item: Pick<CourseListItem, 'cohort' | 'cohortUserData'>;
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  now: string;
}): CourseCard {
  const { cohort, cohortUserData } = facts.item;
  const isMentor = holdsMentorRole(facts.roles);
  const state = isMentor ? null : (cohortUserData?.state ?? null);
  const tab = isMentor ? tabOfCohort(cohort.timelines, facts.now) : tabOfState(state);
  const isOnboardingNeeded = onboardingNeeded({
    roles: facts.roles,
    profileStatus: facts.profileStatus,
    tags: cohort.tags,
    cohortOnboardingStatus: cohortUserData?.cohortOnboardingStatus ?? null,
  });
  return {
    tab,
    filterId: FILTER_ID_OF_TAB[tab],
    label: TAB_LABELS[tab],
    chip: state === null ? null : CHIP_OF_STATE[state],
    button: cardButton(tab, isOnboardingNeeded),
    isOnboardingNeeded,
    artwork: artworkKind(cohort.cohortType),
  };
}
