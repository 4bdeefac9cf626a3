import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Button } from '@plinth/ui/Button';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { pageOf } from '../../../parts/address-values.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { textOf } from '../../../shell/search-values.ts';
import { DayPage } from './DayPage.tsx';
import { DaySkeleton } from './DaySkeleton.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { OpenTimes } from './OpenTimes.tsx';

/**
 * The evaluation day of a guide: locked until the review day has started. With `learner` in the address one interview,
 * otherwise the day, with `page` a further page of it.
 */
export function EvaluationDayPage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const learner = textOf(search.learner);
  const page = pageOf(search.page);
  const cohort = useQuery(cohortQuery(cohortId));
  return (
    <LoadState query={cohort} what="The evaluation day" level={1} skeleton={<DaySkeleton />}>
      {({ cohort: facts }) => {
        const permit = cohortCan.openEvaluationDay({ cohort: facts, now });
        if (permit.allowed)
          return learner === undefined ? (
            <DayPage cohortId={cohortId} page={page} />
          ) : (
            <InterviewPage key={learner} cohortId={cohortId} userId={learner} />
          );
        return (
          <>
            <title>{`Evaluation day | ${__SCHOOL_NAME__}`}</title>
            <LockedState
              level={1}
              title="Evaluation day"
              reason={
                <Text tone="soft">
                  {permit.reason}
                  {permit.unlocksAt ? ` It opens on ${schoolDay(permit.unlocksAt)}.` : ''}
                </Text>
              }
              action={
                <>
                  <Button href={areaPagePath('mentor', cohortId, 'dashboard')}>Go to the dashboard</Button>
                  <OpenTimes cohortId={cohortId} />
                </>
              }
            />
          </>
        );
      }}
    </LoadState>
  );
}
