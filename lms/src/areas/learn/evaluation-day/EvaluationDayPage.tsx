import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { cohortQuery } from '../../../data/cohorts.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './evaluation-day.css.ts';

// For most of the course the day is locked, and none of this is needed.
const EvaluationTopics = lazyPart(async () => (await import('./EvaluationTopics.tsx')).EvaluationTopics);

const ROWS = ['a', 'b', 'c'];

/** The evaluation day of a learner: locked until the review day has started. */
export function EvaluationDayPage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const found = useQuery(cohortQuery(cohortId));
  if (found.data === undefined)
    return found.isError ? (
      <LoadFailure level={1} title="The evaluation day could not be loaded" query={found} />
    ) : (
      <EvaluationDaySkeleton />
    );
  const permit = cohortCan.openEvaluationDay({ cohort: found.data.cohort, now });
  if (!permit.allowed)
    return (
      <LockedPage title="Evaluation day" area="learn" cohortId={cohortId}>
        {permit.reason}
        {permit.unlocksAt ? ` It opens on ${schoolDay(permit.unlocksAt)}.` : ''}
      </LockedPage>
    );
  return (
    <>
      <div className={css.page}>
        <PageHeading title="Evaluation day" cohortId={cohortId} />
        <Suspense fallback={<EvaluationDaySkeleton />}>
          <EvaluationTopics cohortId={cohortId} skeleton={<EvaluationDayShape />} />
        </Suspense>
      </div>
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
