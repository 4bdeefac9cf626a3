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
import { listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';

type QueryRowsProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  query: UseQueryResult<{ queries: QueryItem[]; total: number }>;
  /** Another page is on its way, because this one has become empty. */
  isTurning: boolean;
};

/** The rows of the list in all its states. */
export function QueryRows({ place, search, query, isTurning }: QueryRowsProps) {
  const { userId } = useSnapshot(session);
  const filters = listOf(search);
  return (
    <LoadState query={query} what="The queries" isPlural skeleton={<RowsSkeleton />} level={3}>
      {({ queries }) =>
        isTurning ? (
          <RowsSkeleton />
        ) : queries.length > 0 ? (
          <QueryList
            queries={queries}
            isEarlier={query.isPlaceholderData}
            hrefOf={(queryId) => queriesHref(place, { ...filters, queryId })}
            peopleOf={({ askedBy }) => (
              <Annotation>{askedBy.userId === userId ? 'You' : askedBy.firstName}</Annotation>
            )}
          />
        ) : Object.keys(filters).length > 0 ? (
          <EmptyState
            level={3}
            drawing="search"
            title="No query fits these filters"
            action={<Button href={queriesHref(place, {})}>Show all queries</Button>}
          />
        ) : (
          <EmptyState
            level={3}
            title="Nothing has been asked yet"
            action={<Button href={queriesHref(place, { ask: 'CAREER' })}>Ask the first question</Button>}
          >
            <Text tone="soft">Your questions appear here, and those others in the cohort share.</Text>
          </EmptyState>
        )
      }
    </LoadState>
  );
}
