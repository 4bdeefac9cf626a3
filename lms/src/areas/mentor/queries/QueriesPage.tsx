import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { guideQueriesHref, readGuideQueriesSearch } from './guide-queries-search.ts';
import { OneQueryPage } from './OneQueryPage.tsx';
import { QueriesOverview } from './QueriesOverview.tsx';

/** Learners' queries: the list, or one query. Locked until the first date of the cohort. */
export function QueriesPage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const navigate = useNavigate();
  const search = readGuideQueriesSearch(useSearch({ strict: false }));
  return (
    <LoadState
      query={useQuery(cohortQuery(cohortId))}
      what="The queries"
      isPlural
      skeleton={<RowsSkeleton />}
      level={1}
    >
      {({ cohort }) => {
        const permit = cohortCan.openQueries({ cohort, now });
        if (!permit.allowed)
          return (
            <LockedPage title="Queries" area="mentor" cohortId={cohortId}>
              {permit.reason}{' '}
              {permit.unlocksAt
                ? `Learners can ask from ${schoolDay(permit.unlocksAt)}, the cohort’s first date.`
                : 'Learners can ask from the cohort’s first date, which is not set yet.'}
            </LockedPage>
          );
        return search.queryId ? (
          <OneQueryPage key={search.queryId} cohortId={cohortId} search={search} queryId={search.queryId} />
        ) : (
          <QueriesOverview
            cohortId={cohortId}
            search={search}
            onSearch={(next, isReplacing = false) =>
              void navigate({ href: guideQueriesHref(cohortId, next), replace: isReplacing })
            }
          />
        );
      }}
    </LoadState>
  );
}
