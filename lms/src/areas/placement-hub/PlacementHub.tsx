import { ApiError } from '@plinth/api-client/api-error';
import { opensWithCourse } from '@plinth/domain/cohorts/opens-with-course';
import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import {
  type PlacementPage,
  placementPageOf,
  placementPath,
} from '@plinth/domain/navigation/placement-paths';
import { placementRedirect } from '@plinth/domain/placement/placement-redirect';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { bannerTypeQuery } from '../../data/placement.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { CohortBlocked } from '../../shell/CohortClosed.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import { PlacementSkeleton } from './PlacementSkeleton.tsx';
import { usePlacementCohort } from './use-placement-cohort.ts';

/** The shell of the pages under /placement-hub: determines their cohort and whether the hub is open. */
export function PlacementHub() {
  // Null while navigating out of the hub: this component remains until the other page has loaded.
  const page = useLocation({ select: ({ pathname }) => placementPageOf(pathname) });
  const { cohortId, query } = usePlacementCohort();
  if (cohortId !== null) return <PlacementHubPage key={cohortId} page={page} cohortId={cohortId} />;
  if (query.data)
    return (
      <Outside>
        <EmptyState
          level={1}
          title="There is no placement for you yet"
          action={<Button href="/learner-hub">Go to your courses</Button>}
        >
          <Text tone="soft">
            The placement hub opens with your first course that has a date for its placement form.
          </Text>
        </EmptyState>
      </Outside>
    );
  return (
    <Outside>
      {query.error ? (
        <LoadFailure level={1} title="The placement hub could not be loaded" query={query} />
      ) : (
        <PlacementSkeleton />
      )}
    </Outside>
  );
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <AppFrame>
      <title>{`Placement hub | ${__SCHOOL_NAME__}`}</title>
      {children}
    </AppFrame>
  );
}

/** Redirects the learner if the rule says so, otherwise shows the page. */
function PlacementHubPage({ page, cohortId }: { page: PlacementPage | null; cohortId: string }) {
  const navigate = useNavigate();
  const now = useNow();
  const { query: info } = usePlacementCohort();
  const banner = useQuery(bannerTypeQuery(cohortId));
  const own = info.data?.cohorts.find((cohort) => cohort.cohortId === cohortId);
  const begun = own ? opensWithCourse({ cohort: own, state: own.state, now }) : null;
  const target =
    own && banner.data && page !== null
      ? placementRedirect({
          pathname: placementPath(page, cohortId).split('?')[0] ?? '',
          cohortId,
          bannerType: banner.data.bannerType,
          // A form reopened for this learner is open whatever the dates of the cohort.
          placementFormDate: banner.data.reopenedUntil ?? timelineTime(own.timelines, 'PLACEMENT_FORM_DATE'),
          placementStartDate: banner.data.reopenedUntil
            ? null
            : timelineTime(own.timelines, 'PLACEMENT_START_DATE'),
          noticePeriod: own.placementInterest?.noticePeriod ?? null,
          now,
        })
      : null;
  useEffect(() => {
    if (target !== null) void navigate({ href: target, replace: true });
  }, [navigate, target]);

  const error = banner.error ?? info.error;
  const loading = (
    <PlacementFrame cohortId={cohortId} page={page ?? ''}>
      <PlacementSkeleton />
    </PlacementFrame>
  );
  if (info.data && banner.data && target === null)
    return own ? (
      <Outlet />
    ) : (
      <Outside>
        <Closed message="The placement hub is for the learners of a cohort." />
      </Outside>
    );
  if (
    banner.data === undefined &&
    banner.error instanceof ApiError &&
    [400, 403, 404].includes(banner.error.status)
  )
    return (
      <Outside>
        {/* Paying the outstanding amount opens the course, and the hub with it. */}
        {banner.error.code === 'COHORT_ACCESS_BLOCKED' ? (
          <CohortBlocked />
        ) : (
          <Closed
            message={
              begun?.allowed === false
                ? `${begun.reason} The hub is for learners whose course has begun.`
                : banner.error.message
            }
          />
        )}
      </Outside>
    );
  if (!error || target !== null) return loading;
  return (
    <Outside>
      <ErrorState
        level={1}
        title="The placement hub could not be loaded"
        onRetry={() => {
          if (banner.error) void banner.refetch();
          if (info.error) void info.refetch();
        }}
        retrying={banner.isFetching || info.isFetching}
      >
        <Text>{error.message}</Text>
      </ErrorState>
    </Outside>
  );
}

function Closed({ message }: { message: string }) {
  return (
    <LockedState
      level={1}
      title="This placement hub is not open to you"
      reason={<Text tone="soft">{message}</Text>}
      action={<Button href="/learner-hub">Go to your courses</Button>}
    />
  );
}
