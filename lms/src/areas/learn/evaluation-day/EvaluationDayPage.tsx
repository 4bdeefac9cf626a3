import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { cohortQuery } from '../../../data/cohorts.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './evaluation-day.css.ts';

// For most of the course the day is locked, and none of this is needed.
const EvaluationTopics = lazyPart(async () => (await import('./EvaluationTopics.tsx')).EvaluationTopics);

const ROWS = ['a', 'b', 'c'];

/** The evaluation day of a learner: locked until the review day has started. */
export function EvaluationDayPage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const { data, error, isError, isFetching, refetch } = useQuery(cohortQuery(cohortId));
  if (data === undefined)
    return isError ? (
      <ErrorState
        level={1}
        title="The evaluation day could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        <Text tone="soft">{error.message}</Text>
      </ErrorState>
    ) : (
      <EvaluationDaySkeleton />
    );
  const permit = cohortCan.openEvaluationDay({ cohort: data.cohort, now });
  return (
    <>
      <PageTitle page="Evaluation day" cohortId={cohortId} />
      {permit.allowed ? (
        <div className={css.page}>
          <Heading level={1} size="l">
            Evaluation day
          </Heading>
          <Suspense fallback={<EvaluationDaySkeleton />}>
            <EvaluationTopics cohortId={cohortId} skeleton={<EvaluationDayShape />} />
          </Suspense>
        </div>
      ) : (
        <LockedState
          level={1}
          title="Evaluation day"
          reason={
            <Text tone="soft">
              {permit.reason}
              {permit.unlocksAt ? ` It opens on ${schoolDay(permit.unlocksAt)}.` : ''}
            </Text>
          }
          action={<Button href={areaPagePath('learn', cohortId, 'dashboard')}>Go to the dashboard</Button>}
        />
      )}
    </>
  );
}

const EvaluationDaySkeleton = () => (
  <div role="status" aria-busy="true" aria-label="The evaluation day is loading">
    <EvaluationDayShape />
  </div>
);

const EvaluationDayShape = () => (
  <div className={css.page}>
    <Skeleton shape="heading" width="third" />
    <Skeleton shape="row" width="full" />
    {ROWS.map((skeletonRow) => (
      <Skeleton key={skeletonRow} shape="block" width="full" />
    ))}
  </div>
);
