import { namespaceOfQuery } from '@plinth/domain/mentor-queries/query';
import type { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../../../parts/queries/queries.css.ts';
import { STATE_TEXTS } from '../../../parts/queries/query-texts.ts';
import { session } from '../../../stores/session.ts';
import { listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';

type QueryRowsProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  query: UseQueryResult<{ queries: QueryItem[]; total: number }>;
};

const BONES = ['a', 'b', 'c', 'd'];
const SHORT = { LEARNING: 'Curriculum', CAPSTONE: 'Capstone', CAREER: 'Career' } as const;

/** The rows of the list in all its states. */
export function QueryRows({ place, search, query }: QueryRowsProps) {
  const { userId } = useSnapshot(session);
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        level={3}
        title="The queries could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        <Text tone="soft">{query.error.message}</Text>
      </ErrorState>
    ) : (
      <div role="status" aria-busy="true" aria-label="The queries are loading" className={css.list}>
        {BONES.map((bone) => (
          <div key={bone} className={css.bone}>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="annotation" width="third" />
          </div>
        ))}
      </div>
    );
  const { queries } = query.data;
  const filters = listOf(search);
  if (queries.length === 0)
    return Object.keys(filters).length > 0 ? (
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
        <Text tone="soft">Your questions stand here, and those that others of the cohort share.</Text>
      </EmptyState>
    );
  return (
    <ul className={css.list}>
      {queries.map((item) => (
        <li key={item.queryId} className={css.row}>
          <a className={css.link} href={queriesHref(place, { ...filters, queryId: item.queryId })}>
            <span className={css.title}>
              {item.isUnread && (
                <>
                  <span className={css.unread} aria-hidden="true" />
                  <VisuallyHidden>News: </VisuallyHidden>
                </>
              )}
              {item.title}
            </span>
            <span className={css.facts}>
              <StatusChip tone={STATE_TEXTS[item.state].tone}>{STATE_TEXTS[item.state].text}</StatusChip>
              <Annotation>{SHORT[namespaceOfQuery(item.meta)]}</Annotation>
              <Annotation>{item.askedBy.userId === userId ? 'You' : item.askedBy.firstName}</Annotation>
              <Annotation as="time" dateTime={item.queryCreatedAt}>
                {formatDay(item.queryCreatedAt, ownZone())}
              </Annotation>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
