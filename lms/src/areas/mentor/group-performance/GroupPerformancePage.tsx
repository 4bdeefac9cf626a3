import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Button } from '@plinth/ui/Button';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { GroupTable } from './GroupTable.tsx';
import { groupHref, readGroupSearch } from './group-search.ts';
import { LearnerPage } from './LearnerPage.tsx';

/** The performance of the guide's learners: all of them, or one. Locked while the cohort has no leaderboard. */
export function GroupPerformancePage({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const navigate = useNavigate();
  const search = readGroupSearch(useSearch({ strict: false }));
  return (
    <LoadState
      query={useQuery(cohortQuery(cohortId))}
      loading="Your groups are loading"
      skeleton={<RowsSkeleton />}
      failed="Your groups could not be loaded"
      level={1}
    >
      {({ cohort }) => {
        const permit = cohortCan.openGroupPerformance({ cohort, now });
        if (!permit.allowed)
          return (
            <>
              <PageTitle page="Group performance" cohortId={cohortId} />
              <LockedState
                level={1}
                title="Group performance"
                reason={
                  <Text tone="soft">
                    {permit.reason} The school has no leaderboard in this cohort, so nobody is compared.
                  </Text>
                }
                action={
                  <Button href={areaPagePath('mentor', cohortId, 'dashboard')}>Go to the dashboard</Button>
                }
              />
            </>
          );
        return search.learner ? (
          <LearnerPage key={search.learner} cohortId={cohortId} search={search} userId={search.learner} />
        ) : (
          <GroupTable
            cohortId={cohortId}
            search={search}
            onSearch={(next, isReplacing = false) =>
              void navigate({ href: groupHref(cohortId, next), replace: isReplacing })
            }
          />
        );
      }}
    </LoadState>
  );
}
