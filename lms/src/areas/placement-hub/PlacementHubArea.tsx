import { ApiError } from '@plinth/api-client/api-error';
import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import { type PlacementPage, placementPath } from '@plinth/domain/navigation/placement-paths';
import { placementRedirect } from '@plinth/domain/placement/placement-redirect';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { bannerTypeQuery } from '../../data/placement.ts';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { PlacementBones } from './PlacementBones.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import { PAGE_TITLES } from './page-titles.ts';
import { PAGES } from './pages.ts';
import { usePlacementCohort } from './use-placement-cohort.ts';

/** Finds the page of an address under /placement-hub (ROUTE-73..81), and the cohort it is of (D-11). */
export function PlacementHubArea({ path }: { path: string }) {
  const page = path.replace(/\/$/, '') as PlacementPage;
  const { cohortId, query } = usePlacementCohort();
  if (!Object.hasOwn(PAGES, page)) return <NotFoundPage />;
  if (cohortId !== null) return <PlacementHubPage key={cohortId} page={page} cohortId={cohortId} />;
  if (query.data)
    return (
      <Outside>
        <EmptyState
          level={1}
          title="There is no placement for you yet"
          action={<Button href="/learner-hub">To your courses</Button>}
        >
          <Text tone="soft">
            The placement hub opens with the first course of yours that has a date for its placement form.
          </Text>
        </EmptyState>
      </Outside>
    );
  return (
    <Outside>
      {query.error ? (
        <ErrorState
          level={1}
          title="The placement hub could not be loaded"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          <Text>{query.error.message}</Text>
        </ErrorState>
      ) : (
        <PlacementBones />
      )}
    </Outside>
  );
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <AppFrame>
      <title>Placement hub | Plinth</title>
      {children}
    </AppFrame>
  );
}

/** Sends the learner on where the rule says so, and else shows the page (PLACE-06..10). */
function PlacementHubPage({ page, cohortId }: { page: PlacementPage; cohortId: string }) {
  const navigate = useNavigate();
  const now = useNow();
  const { query: info } = usePlacementCohort();
  const banner = useQuery(bannerTypeQuery(cohortId));
  const own = info.data?.cohorts.find((cohort) => cohort.cohortId === cohortId);
  const target =
    own && banner.data
      ? placementRedirect({
          pathname: placementPath(page, cohortId).split('?')[0] ?? '',
          cohortId,
          bannerType: banner.data.bannerType,
          placementFormDate: timelineTime(own.timelines, 'PLACEMENT_FORM_DATE'),
          placementStartDate: timelineTime(own.timelines, 'PLACEMENT_START_DATE'),
          noticePeriod: own.placementInterest?.noticePeriod ?? null,
          now,
        })
      : null;
  useEffect(() => {
    if (target !== null) void navigate({ href: target, replace: true });
  }, [navigate, target]);

  const error = banner.error ?? info.error;
  const loading = (
    <PlacementFrame cohortId={cohortId} page={page} title={PAGE_TITLES[page]}>
      <PlacementBones />
    </PlacementFrame>
  );
  const Page = PAGES[page];
  if (info.data && banner.data && target === null && Page)
    return own ? (
      <Suspense fallback={loading}>
        <Page cohortId={cohortId} />
      </Suspense>
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
        <Closed message={banner.error.message} />
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
      action={<Button href="/learner-hub">To your courses</Button>}
    />
  );
}
