import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { QUERY_NAMESPACES, type QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Heading } from '@plinth/ui/Heading';
import { Pagination } from '@plinth/ui/Pagination';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queriesQuery } from '../../../data/mentor-queries.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { PART_TEXTS } from '../../../parts/queries/query-texts.ts';
import { SearchField } from '../../../parts/queries/SearchField.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { Introduction } from './Introduction.tsx';
import { QueryRows } from './QueryRows.tsx';
import { filtersOf, listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';
import { useQueriesTour } from './use-queries-tour.ts';
import { WaitingNote } from './WaitingNote.tsx';

type QueriesOverviewProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  onSearch: (search: QueriesSearch) => void;
};

const TABS = [
  ['all', 'All'],
  ['OPEN', 'Open'],
  ['ANSWERED', 'Answered'],
  ['RESOLVED', 'Resolved'],
] as const;

/** The own queries and those shared in the cohort, by state, part, age and words (ENUM-33, ENTITY-17, API-168). */
export function QueriesOverview({ place, search, onSearch }: QueriesOverviewProps) {
  const { cohortId, page } = place;
  const filters = filtersOf(search);
  const queries = useQuery({ ...queriesQuery(cohortId, filters), placeholderData: keepPreviousData });
  const tour = useQueriesTour(cohortId);
  const total = queries.data?.total ?? 0;
  /** Another list begins at its first page. */
  const change = (more: QueriesSearch) => {
    const { page: _, ...kept } = listOf(search);
    onSearch({ ...kept, ...more });
  };
  const without = (name: keyof QueriesSearch) => {
    const { [name]: _, page: __, ...kept } = listOf(search);
    return kept;
  };
  const lit = (key: string) => ({ className: css.target, 'data-lit': tour.key === key });

  return (
    <div className={css.page}>
      <PageTitle page="Queries" cohortId={cohortId} />
      <div className={css.head}>
        <Heading level={1} size="l">
          Queries
        </Heading>
        <span {...lit('ask')}>
          <Button variant="primary" href={queriesHref(place, { ask: 'CAREER' })}>
            Ask a mentor
          </Button>
        </span>
      </div>
      <Introduction tour={tour} />
      {page === 'queries-v2' && <AssistantPanel place={place} />}
      <section className={css.part} aria-labelledby="asked-so-far">
        <Heading level={2} size="m" id="asked-so-far">
          Asked so far
        </Heading>
        <WaitingNote cohortId={cohortId} />
        <div {...lit('filters')}>
          <ChipTabs
            label="Queries by state"
            value={filters.state}
            tabs={TABS.map(([value, label]) => ({
              value,
              label,
              href: queriesHref(place, {
                ...without('state'),
                ...(value === 'all' ? {} : { state: value }),
              }),
            }))}
          />
        </div>
        <div className={css.filters}>
          <SearchField
            label="Search in titles and questions"
            value={filters.search}
            onChange={(text) => (text === '' ? onSearch(without('search')) : change({ search: text }))}
          />
          <Select
            label="About"
            value={filters.namespace ?? ''}
            options={[
              { value: '', label: 'Every part' },
              ...QUERY_NAMESPACES.map((value) => ({ value, label: PART_TEXTS[value] })),
            ]}
            onChange={({ target: { value } }) =>
              value === '' ? onSearch(without('part')) : change({ part: value as QueryNamespace })
            }
          />
          <Select
            label="Order"
            value={filters.sorting}
            options={[
              { value: 'DESC', label: 'Newest first' },
              { value: 'ASC', label: 'Oldest first' },
            ]}
            onChange={({ target: { value } }) =>
              value === 'ASC' ? change({ sorting: 'ASC' }) : onSearch(without('sorting'))
            }
          />
        </div>
        <div role="status">
          {queries.data && (
            <Text as="span" size="s" tone="soft">
              {total === 1 ? '1 query' : `${total} queries`}
            </Text>
          )}
        </div>
        <div {...lit('list')}>
          <QueryRows place={place} search={search} query={queries} />
        </div>
        <Pagination
          label="Pages of queries"
          page={filters.pageNo + 1}
          pages={Math.ceil(total / PAGE_SIZE)}
          onPage={(next) => change(next > 1 ? { page: next } : {})}
        />
      </section>
    </div>
  );
}
