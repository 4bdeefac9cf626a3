import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { queriesPage } from '@plinth/domain/navigation/learner-pages';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cohortQuery } from '../../../data/cohorts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { AskPage } from './AskPage.tsx';
import { QueriesOverview } from './QueriesOverview.tsx';
import { QueryPage } from './QueryPage.tsx';
import { type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';

type QueriesPageProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  onSearch: (search: QueriesSearch, isReplacing?: boolean) => void;
  /** Redirects to the page that the cohort uses, with or without the course assistant. */
  onRedirect: (href: string) => void;
};

const waiting = <Skeleton shape="block" />;

/** Questions to the mentors: the list, one of them, or a new one. Locked until the first date of the cohort. */
export function QueriesPage({ place, search, onSearch, onRedirect }: QueriesPageProps) {
  const { cohortId, page } = place;
  const now = useNow();
  const found = useQuery(cohortQuery(cohortId));
  const cohort = found.data?.cohort;
  const selected = cohort ? queriesPage(cohort) : page;
  useEffect(() => {
    if (selected !== page) onRedirect(queriesHref({ cohortId, page: selected }, search));
  }, [selected, page, cohortId, search, onRedirect]);

  // A form is not shown before it is certain to stay: what is typed into one that disappears would be lost.
  if (!cohort || selected !== page)
    return (
      <>
        <PageTitle page="Queries" cohortId={cohortId} />
        <LoadState query={found} what="The queries" isPlural level={1} skeleton={waiting}>
          {() => waiting}
        </LoadState>
      </>
    );
  const permit = cohortCan.openQueries({ cohort, now });
  if (!permit.allowed)
    return (
      <LockedPage title="Queries" area="learn" cohortId={cohortId}>
        <Text>{permit.reason}</Text>
        <Text>
          {permit.unlocksAt
            ? `Questions to mentors open on ${schoolDay(permit.unlocksAt)}, the first date of your cohort.`
            : 'Questions to mentors open with the first date of your cohort, which is not set yet.'}
        </Text>
      </LockedPage>
    );
  if (search.ask) return <AskPage place={place} search={search} part={search.ask} onSearch={onSearch} />;
  if (search.queryId)
    return <QueryPage key={search.queryId} place={place} search={search} queryId={search.queryId} />;
  return <QueriesOverview place={place} search={search} onSearch={onSearch} />;
}
