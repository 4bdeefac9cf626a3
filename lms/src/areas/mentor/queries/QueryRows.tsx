import { namespaceOfQuery } from '@plinth/domain/mentor-queries/query';
import type { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { formatDay } from '../../../parts/format-day.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { STATE_TEXTS } from '../../../parts/queries/query-texts.ts';
import { session } from '../../../stores/session.ts';
import * as css from '../list-rows.css.ts';
import { RowBones } from '../RowBones.tsx';
import { filtersOf, type GuideQueriesSearch, guideQueriesHref, listOf } from './guide-queries-search.ts';

type QueryRowsProps = {
  cohortId: string;
  search: GuideQueriesSearch;
  query: UseQueryResult<{ queries: QueryItem[]; total: number }>;
};

const SHORT = { LEARNING: 'Curriculum', CAPSTONE: 'Capstone', CAREER: 'Career' } as const;

/** The rows of the list in all its states. */
export function QueryRows({ cohortId, search, query }: QueryRowsProps) {
  const { userId } = useSnapshot(session);
  const filters = listOf(search);
  const isNarrowed = ['part', 'assigned', 'search', 'page'].some((name) => name in filters);
  return (
    <LoadState
      query={query}
      loading="The queries are loading"
      bones={<RowBones label="The queries are loading" />}
      failed="The queries could not be loaded"
    >
      {({ queries }) =>
        queries.length === 0 ? (
          isNarrowed ? (
            <EmptyState
              level={2}
              drawing="search"
              title="No query fits these filters"
              action={<Button href={guideQueriesHref(cohortId, { state: 'all' })}>Show all queries</Button>}
            />
          ) : filtersOf(search).state === 'OPEN' ? (
            <EmptyState level={2} title="Nobody waits for an answer">
              <Text tone="soft">New questions of the cohort stand here, the longest waiting first.</Text>
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No query stands here yet" />
          )
        ) : (
          <ul className={css.list} aria-busy={query.isPlaceholderData || undefined}>
            {queries.map((item) => (
              <li key={item.queryId} className={css.row}>
                <a
                  className={css.link}
                  href={guideQueriesHref(cohortId, { ...filters, queryId: item.queryId })}
                >
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
                    <StatusChip tone={STATE_TEXTS[item.state].tone}>
                      {STATE_TEXTS[item.state].text}
                    </StatusChip>
                    <Annotation>{SHORT[namespaceOfQuery(item.meta)]}</Annotation>
                    <Annotation>{item.askedBy.firstName}</Annotation>
                    {item.assignedIg && (
                      <Annotation>
                        with {item.assignedIg.userId === userId ? 'you' : item.assignedIg.firstName}
                      </Annotation>
                    )}
                    <Annotation as="time" dateTime={item.queryCreatedAt}>
                      {formatDay(item.queryCreatedAt, ownZone())}
                    </Annotation>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}
