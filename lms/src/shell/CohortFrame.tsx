import { ApiError } from '@plinth/api-client/api-error';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { opensWithCourse } from '@plinth/domain/cohorts/opens-with-course';
import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { learnerSideNavigation, type SideEntry } from '@plinth/domain/navigation/side-navigation';
import { Logo } from '@plinth/ui/Logo';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import PanelLeft from 'lucide-react/icons/panel-left';
import { type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { api } from '../data/api.ts';
import { cohortQuery, cohortUserDataQuery } from '../data/cohorts.ts';
import { whenIdle } from '../data/when-idle.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ThemeButton } from '../parts/ThemeButton.tsx';
import { useNow } from '../parts/use-now.ts';
import { flagTracker, setFlag } from '../stores/flag-tracker.ts';
import { session } from '../stores/session.ts';
import { BottomBar } from './BottomBar.tsx';
import * as css from './CohortFrame.css.ts';
import { CourseTitleBlock } from './CourseTitleBlock.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { SearchButton } from './palette/SearchButton.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { pen } from './side-icons.ts';
import { useNarrow } from './use-narrow.ts';

// The content of the frame is loaded first.
const AccountMenu = lazyPart(async () => {
  await whenIdle();
  return (await import('./AccountMenu.tsx')).AccountMenu;
});

const CohortClosed = lazyPart(async () => (await import('./CohortClosed.tsx')).CohortClosed);
const CohortBlocked = lazyPart(async () => (await import('./CohortClosed.tsx')).CohortBlocked);
const CohortNotBegun = lazyPart(async () => (await import('./CohortClosed.tsx')).CohortNotBegun);
const PlaceUnknown = lazyPart(async () => (await import('./PlaceUnknown.tsx')).PlaceUnknown);

type CohortFacts = Awaited<ReturnType<typeof api.cohorts.readCohort>>['cohort'];

/** The role in which a cohort is entered: the hub to return to, and the pages available to it. */
export type CohortSeat = {
  hub: string;
  /** Pages that always exist, shown before the cohort's facts are loaded. */
  certain: (cohortId: string) => SideEntry[];
  entries: (facts: {
    cohortId: string;
    cohort: CohortFacts;
    now: string;
    state?: CohortUserState | undefined;
  }) => SideEntry[];
};

type CohortFrameProps = {
  cohortId: string;
  page: string;
  isPreview: boolean;
  /** The learner's by default. */
  seat?: CohortSeat;
  children: ReactNode;
};

const CERTAIN = [
  ['dashboard', 'Dashboard'],
  ['curriculum', 'Curriculum'],
  ['skill-progress', 'Skill progress'],
  ['performance', 'Performance'],
] as const;

const LEARNER: CohortSeat = {
  hub: '/learner-hub',
  certain: (cohortId) =>
    CERTAIN.map(([page, label]) => ({
      page,
      label,
      path: areaPagePath('learn', cohortId, page),
      isLocked: false,
      reason: null,
    })),
  entries: learnerSideNavigation,
};

const ofCourse = (hub: string) => ({
  label: 'Course, short',
  title: 'Pages of this course',
  home: { href: hub, label: 'All my courses' },
});

/** The frame of a cohort: pages at the side or in a bottom bar, the course's title block at the top. */
export function CohortFrame({ cohortId, page, isPreview, seat = LEARNER, children }: CohortFrameProps) {
  const now = useNow();
  const isNarrow = useNarrow();
  const { sideExpanded = window.innerWidth >= BREAKPOINTS.lg } = useSnapshot(flagTracker);
  const { status } = useSnapshot(session);
  const cohort = useQuery(cohortQuery(cohortId));
  // A mentor has no learner's place that could be blocked.
  const userData = useQuery({ ...cohortUserDataQuery(cohortId), enabled: seat === LEARNER && !isPreview });
  const facts = cohort.data?.cohort;
  const state = userData.data?.state;
  const entries = facts ? seat.entries({ cohortId, cohort: facts, now, state }) : seat.certain(cohortId);
  const search = isPreview ? '?preview=true' : '';
  const isClosed = cohort.error instanceof ApiError && [403, 404].includes(cohort.error.status);
  const isBlocked = state === 'BLOCKED';
  // Also while it is requested again: the pages take a reader without a known place for a mentor.
  const isPlaceUnknown = userData.data === undefined && userData.errorUpdateCount > 0 && !isClosed;
  const begun = facts ? opensWithCourse({ cohort: facts, now, state }) : null;
  const notBegun =
    begun?.allowed === false
      ? entries.find((entry) => entry.page === page && entry.reason === begun.reason)
      : undefined;

  return (
    <div className={css.frame} data-expanded={sideExpanded}>
      {!isNarrow && (
        <aside className={css.side}>
          <a className={css.home} href={seat.hub} aria-label={`${__SCHOOL_NAME__}, your courses`}>
            <Logo {...(sideExpanded ? { name: __SCHOOL_NAME__ } : {})} />
          </a>
          {!isClosed && (
            <SideNavigation entries={entries} page={page} isExpanded={sideExpanded} search={search} />
          )}
          <button
            type="button"
            className={css.toggle}
            aria-expanded={sideExpanded}
            onClick={() => setFlag('sideExpanded', !sideExpanded)}
          >
            <PanelLeft {...pen} />
            <span className={sideExpanded ? undefined : css.hidden}>
              {sideExpanded ? 'Collapse the navigation' : 'Expand the navigation'}
            </span>
          </button>
        </aside>
      )}
      <div className={css.column}>
        <header className={css.bar}>
          {isNarrow && (
            <a className={css.mark} href={seat.hub} aria-label={`${__SCHOOL_NAME__}, your courses`}>
              <Logo />
            </a>
          )}
          <CourseTitleBlock cohortId={cohortId} now={now} />
          {status === 'signed-in' && <SearchButton />}
          {!isNarrow && <ThemeButton />}
          <NotificationBell />
          <div data-tour="account-menu" className={css.account}>
            {status === 'signed-in' ? (
              <Suspense fallback={<Skeleton shape="avatar" />}>
                <AccountMenu />
              </Suspense>
            ) : (
              <Skeleton shape="avatar" />
            )}
          </div>
        </header>
        {isPreview && (
          <div className={css.preview} role="status">
            Preview. You see the course as a mentor, unreleased parts included; nothing you do is recorded.
          </div>
        )}
        <main id="main" className={css.main}>
          {isPlaceUnknown && (
            <Suspense>
              <PlaceUnknown place={userData} />
            </Suspense>
          )}
          <Suspense>
            {isClosed && cohort.error ? (
              <CohortClosed error={cohort.error} hub={seat.hub} />
            ) : isBlocked ? (
              <CohortBlocked />
            ) : notBegun?.reason ? (
              <>
                <PageTitle page={notBegun.label} cohortId={cohortId} />
                <CohortNotBegun
                  page={notBegun.label}
                  reason={notBegun.reason}
                  dashboard={areaPagePath('learn', cohortId, 'dashboard')}
                />
              </>
            ) : (
              children
            )}
          </Suspense>
        </main>
      </div>
      {isNarrow && !isClosed && (
        <BottomBar entries={entries} page={page} search={search} of={ofCourse(seat.hub)} />
      )}
    </div>
  );
}
