import type { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { LoadState } from '../../../parts/LoadState.tsx';
import { QueryList } from '../../../parts/queries/QueryList.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { session } from '../../../stores/session.ts';
import { filtersOf, type GuideQueriesSearch, guideQueriesHref, listOf } from './guide-queries-search.ts';

type QueryRowsProps = {
  cohortId: string;
  search: GuideQueriesSearch;
  query: UseQueryResult<{ queries: QueryItem[]; total: number }>;
  /** Another page is on its way, because this one has become empty. */
  isTurning: boolean;
};

/** The rows of the list in all its states. */
export function QueryRows({ cohortId, search, query, isTurning }: QueryRowsProps) {
  const { userId } = useSnapshot(session);
  const filters = listOf(search);
  const isOpen = filtersOf(search).state === 'OPEN';
  /** As the dashboard links to it: once it is empty, this guide is done. */
  const isOfGuide = isOpen && filters.assigned === 'me-or-nobody';
  const isNarrowed = 'part' in filters || 'search' in filters || ('assigned' in filters && !isOfGuide);
  return (
    <LoadState query={query} what="The queries" isPlural skeleton={<RowsSkeleton />}>
      {({ queries }) =>
        isTurning ? (
          <RowsSkeleton />
        ) : queries.length === 0 ? (
          isNarrowed ? (
            <EmptyState
              level={2}
              drawing="search"
              title="No query fits these filters"
              action={<Button href={guideQueriesHref(cohortId, { state: 'all' })}>Show all queries</Button>}
            />
          ) : isOpen ? (
            <EmptyState level={2} title={`Nobody is waiting for an answer${isOfGuide ? ' from you' : ''}`}>
              <Text tone="soft">New questions from the cohort appear here, longest waiting first.</Text>
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No queries yet" />
          )
        ) : (
          <QueryList
            queries={queries}
            isEarlier={query.isPlaceholderData}
            hrefOf={(queryId) => guideQueriesHref(cohortId, { ...filters, queryId })}
            peopleOf={({ askedBy, assignedIg }) => (
              <>
                <Annotation>{askedBy.firstName}</Annotation>
                {assignedIg && (
                  <Annotation>with {assignedIg.userId === userId ? 'you' : assignedIg.firstName}</Annotation>
                )}
              </>
            )}
          />
        )
      }
    </LoadState>
  );
}
