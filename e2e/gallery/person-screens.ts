import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { cohortsInState } from '@plinth/domain/cohorts/cohorts-in-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { type HubTab, TAB_OF_FILTER_ID } from '@plinth/domain/hubs/hub-tab';
import { accountMenu } from '@plinth/domain/navigation/account-menu';
import { cohortEntryPath } from '@plinth/domain/navigation/cohort-entry-path';
import { contentPath } from '@plinth/domain/navigation/content-path';
import { hubPath, landingPath } from '@plinth/domain/navigation/landing-path';
import type { CohortArea } from '@plinth/domain/navigation/learner-pages';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import {
  leadMentorSideNavigation,
  learnerSideNavigation,
  mentorSideNavigation,
  type SideEntry,
} from '@plinth/domain/navigation/side-navigation';
import { activeCohort, type DataProfile } from '@plinth/domain/profiles/data-profile';
import type { Role } from '@plinth/domain/roles/role';
import { readApi } from '../bench/read-api.ts';
import { type Screen, uniqueScreens } from './screen.ts';

const OPEN_COURSE_PAGES = ['dashboard', 'content', 'leaderboard'];

/** What runs now stands under the first for learners, under the second for mentors. */
const RUNNING_TABS: readonly HubTab[] = ['enrolled', 'ongoing'];

type Read = <T>(path: string) => Promise<T>;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Every screen a signed-in person has, by the rules of the domain: the landing page, the hub, the pages of the first
 * running cohort with a first step of each kind, the open course, onboarding while it is pending, what
 * the account menu offers.
 */
export async function personScreens(origin: string, token: string): Promise<Screen[]> {
  const read: Read = (path) => readApi(origin, token, path);
  const profile = await read<DataProfile>('/v1/client/user/data-profile');
  const { userData, userProfile, userCohorts } = profile;
  const { roles } = userData;
  const hub = hubPath(roles);
  const [{ courses }, info] = await Promise.all([
    read<{ courses: CourseListItem[] }>(`/v2/client/user/user-cohort-data?source=${hub.slice(1)}`),
    read<{ placementCohortId: string | null }>('/v2/client/user/user-cohorts-info'),
  ]);
  const kept = cohortsInState(courses);
  const taught = kept.filter(({ cohort }) => cohort.productId !== 'BIM_SP');
  const first = taught.find(({ filterId }) => RUNNING_TABS.includes(TAB_OF_FILTER_ID[filterId])) ?? taught[0];
  const isOpen = activeCohort(userCohorts) !== null;

  const landing = landingPath({
    roles,
    profileStatus: userProfile.profileStatus,
    userHash: userProfile.userHash,
    firstFreemiumCohort: activeCohort(userCohorts),
    isStaff: userData.isStaff,
    cohortCount: kept.length,
    search: '',
  });
  const menu = accountMenu({
    roles,
    isStaff: userData.isStaff,
    userHash: userProfile.userHash,
    cohortCount: kept.length,
    placementCohortId: info.placementCohortId,
  });
  return uniqueScreens([
    { name: 'landing', path: landing },
    { name: 'hub', path: hub },
    ...kept.flatMap((item) => onboardingScreens(item, roles)),
    ...(first ? await cohortScreens(read, first, roles) : []),
    ...(isOpen ? OPEN_COURSE_PAGES.map((page) => ({ name: `open-${page}`, path: `/open-lms/${page}` })) : []),
    ...(info.placementCohortId ? placementScreens(info.placementCohortId) : []),
    ...menu.map(({ label, path }) => ({ name: slug(label), path })),
  ]);
}

function onboardingScreens({ cohort, cohortUserData }: CourseListItem, roles: readonly Role[]): Screen[] {
  if (roles.length > 0 || !cohortUserData || cohortUserData.cohortOnboardingStatus === 'COMPLETED') return [];
  const path = cohortEntryPath({ ...cohort, isOnboardingPending: true });
  return path.startsWith('/onboarding') ? [{ name: `onboarding-${slug(cohort.productId)}`, path }] : [];
}

async function cohortScreens(
  read: Read,
  { cohort }: CourseListItem,
  roles: readonly Role[],
): Promise<Screen[]> {
  const { cohortId } = cohort;
  const area = areaOf(roles);
  const entries = await sideEntries(read, area, cohortId);
  return [
    ...entries.filter(({ isLocked }) => !isLocked).map(({ page, path }) => ({ name: page, path })),
    ...(area === 'learn' ? await lessonScreens(read, cohortId) : []),
  ];
}

const areaOf = (roles: readonly Role[]): CohortArea =>
  roles.includes('LEAD_MENTOR') ? 'lm' : roles.includes('INDUSTRIAL_GUIDE') ? 'mentor' : 'learn';

async function sideEntries(read: Read, area: CohortArea, cohortId: string): Promise<SideEntry[]> {
  if (area === 'lm') return leadMentorSideNavigation(cohortId);
  const { cohort } = await read<{ cohort: CohortInfo }>(`/v1/client/lms/user/${cohortId}/cohort`);
  const facts = { cohortId, cohort, now: new Date().toISOString() };
  return area === 'mentor' ? mentorSideNavigation(facts) : learnerSideNavigation(facts);
}

/** The first open step of each kind, as a page of the curriculum. */
async function lessonScreens(read: Read, cohortId: string): Promise<Screen[]> {
  const outline = await read<{ nodes: CurriculumNode[] }>(
    `/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`,
  ).catch(() => ({ nodes: [] }));
  const steps = outline.nodes.flatMap((module) =>
    module.children.filter(({ isLocked }) => !isLocked).map((step) => ({ module, step })),
  );
  // Later entries of a map win: in reverse order the first of each kind.
  const firsts = new Map(steps.toReversed().map((one) => [one.step.type, one]));
  return [...firsts].map(([type, { module, step }]) => ({
    name: `step-${slug(type)}`,
    path: contentPath('learn', cohortId, {
      namespace: 'LEARNING',
      moduleId: module.nodeId,
      contentId: step.nodeId,
    }),
  }));
}

const placementScreens = (cohortId: string): Screen[] =>
  (['', 'jobs', 'applications', 'interest-form'] as const).map((page) => ({
    name: slug(`placement ${page || 'home'}`),
    path: placementPath(page, cohortId),
  }));
