import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { pageOf } from '../../../parts/address-values.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { GuideBoard } from './GuideBoard.tsx';
import * as css from './my-performance.css.ts';
import { TurnaroundPanel } from './TurnaroundPanel.tsx';

/** A guide's response times, and the guide's rank in the cohort; locked if neither leaderboard flag is set. */
export function MyPerformancePage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const page = pageOf(search.page);
  const cohort = useQuery(cohortQuery(cohortId));
  return (
    <LoadState
      query={cohort}
      loading="Your performance is loading"
      failed="Your performance could not be loaded"
      level={1}
      skeleton={
        <div className={css.page}>
          <Skeleton shape="heading" width="third" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      }
    >
      {({ cohort: facts }) => {
        const permit = cohortCan.openMyPerformance({ cohort: facts, now });
        return (
          <div className={css.page}>
            {permit.allowed ? (
              <>
                <PageHeading title="My performance" cohortId={cohortId} />
                <div className={css.panels}>
                  <TurnaroundPanel cohortId={cohortId} kind="QUERY" />
                  <TurnaroundPanel cohortId={cohortId} kind="TASK" />
                </div>
                <GuideBoard cohortId={cohortId} page={page} />
              </>
            ) : (
              <LockedPage title="My performance" area="mentor" cohortId={cohortId}>
                {permit.reason} This cohort has no leaderboard.
              </LockedPage>
            )}
          </div>
        );
      }}
    </LoadState>
  );
}
