import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
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
      what="Your groups"
      isPlural
      skeleton={<RowsSkeleton />}
      level={1}
    >
      {({ cohort }) => {
        const permit = cohortCan.openGroupPerformance({ cohort, now });
        if (!permit.allowed)
          return (
            <LockedPage title="Group performance" area="mentor" cohortId={cohortId}>
              {permit.reason} The school has no leaderboard in this cohort, so nobody is compared.
            </LockedPage>
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
