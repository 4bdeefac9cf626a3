import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { cohortsInState } from '@plinth/domain/cohorts/cohorts-in-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { Timeline } from '@plinth/domain/cohorts/timeline';
import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { EMPTY_TAB_TEXTS, type HubTab, TAB_OF_FILTER_ID } from '@plinth/domain/hubs/hub-tab';
import { accountMenu } from '@plinth/domain/navigation/account-menu';
import { cohortEntryPath } from '@plinth/domain/navigation/cohort-entry-path';
import { contentPath } from '@plinth/domain/navigation/content-path';
import { hubPath, landingPath, profileCompletionPath } from '@plinth/domain/navigation/landing-path';
import { areaPagePath, type CohortArea } from '@plinth/domain/navigation/learner-pages';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { queryPath } from '@plinth/domain/navigation/query-paths';
import { searchPath } from '@plinth/domain/navigation/search-path';
import {
  leadMentorSideNavigation,
  learnerSideNavigation,
  mentorSideNavigation,
  type SideEntry,
} from '@plinth/domain/navigation/side-navigation';
import { placementRedirect } from '@plinth/domain/placement/placement-redirect';
import type { PlacementStatus } from '@plinth/domain/placement/placement-status';
import { activeCohort, type DataProfile } from '@plinth/domain/profiles/data-profile';
import type { Progress } from '@plinth/domain/progress/progress';
import type { Role } from '@plinth/domain/roles/role';
import { readApi } from '../bench/read-api.ts';
import { type Screen, uniqueScreens } from './screen.ts';

/** Running cohorts are under the first tab for learners, under the second for mentors. */
const RUNNING_TABS: readonly HubTab[] = ['enrolled', 'ongoing'];

type Read = <T>(path: string) => Promise<T>;

type CohortsInfo = {
  placementCohortId: string | null;
  cohorts: readonly {
    cohortId: string;
    timelines: readonly Timeline[];
    placementInterest: { noticePeriod: number | null } | null;
  }[];
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns every screen of a signed-in person by the rules of the domain: the landing page, the hub, the pages of the
 * running cohort (of all running cohorts for teaching staff) with a first step of each kind, the open course,
 * onboarding while it is pending, placement, the entries of the account menu, and what appears above all pages: search,
 * notifications.
 */
export async function personScreens(origin: string, token: string): Promise<Screen[]> {
  const read: Read = (path) => readApi(origin, token, path);
  const profile = await read<DataProfile>('/v1/client/user/data-profile');
  const { userData, userProfile, userCohorts } = profile;
  const { roles } = userData;
  const hub = hubPath(roles);
  const [{ courses }, info] = await Promise.all([
    read<{ courses: CourseListItem[] }>(`/v2/client/user/user-cohort-data?source=${hub.slice(1)}`),
    read<CohortsInfo>('/v2/client/user/user-cohorts-info'),
  ]);
  const kept = cohortsInState(courses);
  const taught = kept.filter(({ cohort }) => cohort.productId !== 'BIM_SP');
  const running = taught.filter(({ filterId }) => RUNNING_TABS.includes(TAB_OF_FILTER_ID[filterId]));
  const walked = (running.length > 0 ? running : taught).slice(0, areaOf(roles) === 'learn' ? 1 : undefined);
  const isOpen = activeCohort(userCohorts) !== null;
  const facts = {
    roles,
    profileStatus: userProfile.profileStatus,
    userHash: userProfile.userHash,
    isStaff: userData.isStaff,
    cohortCount: kept.length,
  };
  const landing = landingPath({ ...facts, firstFreemiumCohort: activeCohort(userCohorts), search: '' });
  const menu = accountMenu({ ...facts, placementCohortId: info.placementCohortId });
  // Teaching staff with an unfinished onboarding are redirected there from the hub.
  const isNew = profileCompletionPath(facts) === '/onboarding/mentor';
  const onboarding = 'Your onboarding is not finished';
  const shown = walked[0] ?? kept[0];
  // The hub of teaching staff opens with running cohorts, even if there are none.
  const opensEmpty = areaOf(roles) !== 'learn' && running.length === 0;
  const first = shown ? `Batch ${shown.cohort.batchNumber}` : 'Featured courses for you';
  const card = opensEmpty ? EMPTY_TAB_TEXTS.ongoing : first;
  const hubSays = isNew ? 'Complete your guide profile' : card;
  const opening: Record<string, Screen['says']> = {
    '/onboarding/mentor': onboarding,
    '/open-lms': MISSIONS,
    '/office': /you work here as/,
    [hub]: hubSays,
  };
  const cohorts = await Promise.all(
    walked.map(async (item) => {
      const screens = await cohortScreens(read, item, roles);
      return walked.length === 1
        ? screens
        : screens.map((one) => ({
            ...one,
            kind: `${areaOf(roles)} ${one.name}`,
            name: `${one.name}-${item.cohort.batchNumber}`,
          }));
    }),
  );
  return uniqueScreens([
    { name: 'landing', path: landing, says: opening[landing] ?? ACCOUNT['my-profile'] ?? '' },
    { name: 'hub', path: hub, says: hubSays },
    ...kept.flatMap((item) => onboardingScreens(item, roles)),
    ...cohorts.flat(),
    ...(isOpen ? OPEN_COURSE : []),
    ...(info.placementCohortId ? await placementScreens(read, info.placementCohortId, info) : []),
    ...menu
      .map(({ label, path }) => ({ name: slug(label), path }))
      .filter(({ name }) => !ELSEWHERE.has(name))
      .map(({ name, path }) => ({ name, path, says: sentenceOf(name) })),
    {
      name: 'public-profile',
      path: `/user-profile?userHash=${userProfile.userHash}&view=public`,
      // The page frame shows only the first name.
      says: `${userProfile.firstName} ${userProfile.lastName}`,
    },
    { name: 'notifications', path: '/notifications', says: /\d+ notifications?, \d+ unread in total/ },
    { name: 'announcements', path: '/announcements', says: /No announcements yet|\d{4}/ },
    { name: 'search', path: searchPath('model'), says: /model/i },
  ]);
}

/** What the pages of the account menu show; hubs and the office are in other lists. */
const ACCOUNT: Record<string, Screen['says']> = {
  'my-profile': /Applauded \d+ times?/,
  billing: /No orders yet|Paid so far/,
  documents: 'Identity document, front',
  'account-settings': 'Your name is on certificates and in threads.',
  'referral-program': 'Link to share',
  'ig-earnings': 'Earned in total',
  'mentor-earnings': 'Earned in total',
  'my-impact': 'Learners taught',
};

/** Entries of the account menu whose pages are walked as hub, office and placement. */
const ELSEWHERE = new Set(['my-courses', 'ig-hub', 'mentor-hub', 'office', 'placement-hub']);

function sentenceOf(name: string): Screen['says'] {
  const says = ACCOUNT[name];
  if (!says) throw new Error(`ACCOUNT has no sentence of the page ${name} of the account menu`);
  return says;
}

const MISSIONS = /\d of \d missions complete/;
const OPEN_COURSE: readonly Screen[] = [
  { name: 'open-dashboard', path: '/open-lms/dashboard', says: MISSIONS },
  { name: 'open-content', path: '/open-lms/content', says: 'Mission' },
  { name: 'open-leaderboard', path: '/open-lms/leaderboard', says: /\d+ learners/ },
];

/** What the pages of a cohort show, by area and page. */
const COHORT: Record<CohortArea, Record<string, Screen['says']>> = {
  learn: {
    dashboard: /\d+ of \d+ topics/,
    curriculum: /\d+ of \d+ steps of the course are done\./,
    capstone: 'How the capstone works',
    queries: /^\d+ quer(?:y|ies)/,
    'queries-v2': /^\d+ quer(?:y|ies)/,
    'skill-progress': /^\d+ skills/,
    performance: /^\d+ credits/,
    tasks: /^(For you to do|Reviewed)$/,
    'evaluation-day': /portfolio/i,
  },
  mentor: {
    dashboard: /hand-ins? to assess/,
    curriculum: 'Lesson',
    capstone: /How the capstone works|No stages yet/,
    queries: /^\d+ quer(?:y|ies)/,
    'evaluation-day': 'Pending',
    'task-assessment': /^\d+ hand-ins?/,
    'my-performance': 'The score counts the queries answered',
    'group-performance': /No learners in your groups yet|\d+ learners?/,
  },
  lm: { dashboard: 'Learners without a guide are yours:', curriculum: 'Open to learners today' },
};

/** Pages of a cohort that are in no side navigation. */
const BESIDE: Record<CohortArea, readonly { page: string; says: Screen['says'] }[]> = {
  learn: [
    { page: 'notes', says: /Every page of the course has room for one|\d{4}/ },
    { page: 'calendar', says: 'In your own calendar' },
    { page: 'performance?view=leaderboard', says: /^\d+ learners? at level/ },
  ],
  mentor: [{ page: 'health', says: /^\d+ of \d+$/ }],
  lm: [{ page: 'health', says: /^\d+ of \d+$/ }],
};

/** States in which a course is closed, with what its pages show instead. */
const SHUT: Partial<Record<string, Screen['says']>> = {
  BLOCKED: 'Your access to this course is blocked',
};

function onboardingScreens({ cohort, cohortUserData }: CourseListItem, roles: readonly Role[]): Screen[] {
  if (!isOnboardingPending(cohortUserData, roles)) return [];
  const path = cohortEntryPath({ ...cohort, isOnboardingPending: true });
  return path.startsWith('/onboarding')
    ? [{ name: `onboarding-${slug(cohort.productId)}`, path, says: `Batch ${cohort.batchNumber}` }]
    : [];
}

const isOnboardingPending = (own: CourseListItem['cohortUserData'], roles: readonly Role[]) =>
  roles.length === 0 && own !== null && own.cohortOnboardingStatus !== 'COMPLETED';

async function cohortScreens(
  read: Read,
  { cohort, cohortUserData }: CourseListItem,
  roles: readonly Role[],
): Promise<Screen[]> {
  const { cohortId } = cohort;
  const area = areaOf(roles);
  const entries = await sideEntries(read, area, cohortId, cohortUserData?.state);
  const shut = SHUT[cohortUserData?.state ?? ''];
  const named = entries
    .filter(({ isLocked }) => !isLocked)
    .map(({ page, path }) => ({ name: page, path, says: shut ?? COHORT[area][page] ?? '' }));
  // A closed course answers with a refusal, which the console logs as an error.
  if (shut) return named.slice(0, 1).map((screen) => ({ ...screen, expected: [403] }));
  if (area === 'learn' && cohortUserData?.state === 'UPCOMING') return [];
  return [
    ...named,
    ...BESIDE[area].map(({ page, says }) => ({
      name: slug(page),
      path: areaPagePath(area, cohortId, page),
      says,
    })),
    ...(area === 'learn' ? await lessonScreens(read, cohortId) : []),
    ...(area === 'learn' ? await queryScreens(read, cohortId) : []),
  ];
}

const areaOf = (roles: readonly Role[]): CohortArea =>
  roles.includes('LEAD_MENTOR') ? 'lm' : roles.includes('INDUSTRIAL_GUIDE') ? 'mentor' : 'learn';

async function sideEntries(
  read: Read,
  area: CohortArea,
  cohortId: string,
  state: CohortUserState | undefined,
): Promise<SideEntry[]> {
  if (area === 'lm') return leadMentorSideNavigation(cohortId);
  const { cohort } = await read<{ cohort: CohortInfo }>(`/v1/client/lms/user/${cohortId}/cohort`);
  const facts = { cohortId, cohort, now: new Date().toISOString() };
  return area === 'mentor' ? mentorSideNavigation(facts) : learnerSideNavigation({ ...facts, state });
}

/**
 * Returns the first step of each kind that is started or done, as a page of the curriculum: opening another one would
 * start it.
 */
async function lessonScreens(read: Read, cohortId: string): Promise<Screen[]> {
  const [{ nodes }, { nodes: states }] = await Promise.all([
    read<{ nodes: CurriculumNode[] }>(`/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`),
    read<{ nodes: Record<string, { state: Progress; isLocked: boolean }> }>(
      `/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`,
    ),
  ]);
  const steps = nodes.flatMap((module) =>
    module.children.flatMap((step) => {
      const own = states[step.nodeId];
      return own && !own.isLocked && own.state !== 'NOT_STARTED' ? [{ module, step }] : [];
    }),
  );
  // Later entries of a map win, so reverse order leaves the first of each kind.
  const firsts = new Map(steps.toReversed().map((one) => [one.step.type, one]));
  return [...firsts].map(([type, { module, step }]) => ({
    name: `step-${slug(type)}`,
    path: contentPath('learn', cohortId, {
      namespace: 'LEARNING',
      moduleId: module.nodeId,
      contentId: step.nodeId,
    }),
    says: step.meta.title ?? '',
  }));
}

/** Returns the screen of a learner's latest question. */
async function queryScreens(read: Read, cohortId: string): Promise<Screen[]> {
  const { queries } = await read<{ queries: { queryId: string; title: string }[] }>(
    `/v1/client/workspace/${cohortId}/queries`,
  );
  return queries.slice(0, 1).map(({ queryId, title }) => ({
    name: 'query',
    path: queryPath(cohortId, queryId),
    says: title,
  }));
}

/**
 * Returns the pages of the placement hub, with the first opening and the first application, if any; without those that
 * redirect the learner.
 */
async function placementScreens(read: Read, cohortId: string, { cohorts }: CohortsInfo): Promise<Screen[]> {
  const own = cohorts.find((cohort) => cohort.cohortId === cohortId);
  const [{ jobs }, { applied }, banner] = await Promise.all([
    read<{ jobs: { jobOpeningId: string; title: string }[] }>(
      `/v1/client/hiring/user/user-jobs-data?cohortId=${cohortId}`,
    ).catch(() => ({ jobs: null })),
    read<{ applied: { userJobId: string; title: string }[] }>(
      `/v1/client/hiring/user/applied-jobs-state?cohortId=${cohortId}`,
    ).catch(() => ({ applied: null })),
    read<{ bannerType: PlacementStatus; reopenedUntil?: string }>(
      `/v1/client/hiring/user/banner-type?cohortId=${cohortId}`,
    ).catch(() => null),
  ]);
  // A learner excluded from the course is excluded from its placement too.
  if (applied === null || banner === null) return [];
  const { bannerType, reopenedUntil } = banner;
  const opening = jobs?.[0];
  const application = applied[0];
  const isShown = ({ path }: Screen) =>
    placementRedirect({
      pathname: path.split('?')[0] ?? '',
      cohortId,
      bannerType,
      placementFormDate: reopenedUntil ?? timelineTime(own?.timelines ?? [], 'PLACEMENT_FORM_DATE'),
      placementStartDate: reopenedUntil ? null : timelineTime(own?.timelines ?? [], 'PLACEMENT_START_DATE'),
      noticePeriod: own?.placementInterest?.noticePeriod ?? null,
      now: new Date().toISOString(),
    }) === null;
  const screens: Screen[] = [
    { name: 'placement-home', path: placementPath('', cohortId), says: 'Requirements' },
    {
      name: 'placement-jobs',
      path: placementPath('jobs', cohortId),
      says: jobs ? /\d+ openings?, the first to close first/ : 'Openings are not open to you',
      ...(jobs ? {} : { expected: [403] }),
    },
    {
      name: 'placement-applications',
      path: placementPath('applications', cohortId),
      says: application ? /\d+ applications?\./ : 'No applications yet',
    },
    {
      name: 'placement-interest-form',
      path: placementPath('interest-form', cohortId),
      says: 'The form closes on',
    },
    { name: 'placement-self-placed', path: placementPath('self-placed', cohortId), says: 'Company' },
    ...(opening
      ? [
          {
            name: 'placement-job',
            path: placementPath('job', cohortId, { jobOpeningId: opening.jobOpeningId }),
            says: opening.title,
          },
        ]
      : []),
    ...(application
      ? [
          {
            name: 'placement-application',
            path: placementPath('application', cohortId, { userJobId: application.userJobId }),
            says: application.title,
          },
        ]
      : []),
  ];
  return screens.filter(isShown);
}
