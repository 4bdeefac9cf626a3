import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { QUERY_NAMESPACES, type QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Heading } from '@plinth/ui/Heading';
import { Pagination } from '@plinth/ui/Pagination';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { guideQueriesQuery } from '../../../data/guide-queries.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { PART_TEXTS } from '../../../parts/queries/query-texts.ts';
import { SearchField } from '../../../parts/queries/SearchField.tsx';
import * as page from '../guide-page.css.ts';
import { filtersOf, type GuideQueriesSearch, guideQueriesHref, listOf } from './guide-queries-search.ts';
import { QueryRows } from './QueryRows.tsx';

type QueriesOverviewProps = {
  cohortId: string;
  search: GuideQueriesSearch;
  onSearch: (search: GuideQueriesSearch) => void;
};

const TABS = [
  ['OPEN', 'Unanswered'],
  ['ANSWERED', 'Answered'],
  ['RESOLVED', 'Resolved'],
  ['all', 'All'],
] as const;

/** Every query of the cohort by state, part, guide, age and words (API-167, ENUM-32, ENUM-33). */
export function QueriesOverview({ cohortId, search, onSearch }: QueriesOverviewProps) {
  const filters = filtersOf(search);
  const queries = useQuery({ ...guideQueriesQuery(cohortId, filters), placeholderData: keepPreviousData });
  const total = queries.data?.total ?? 0;
  /** Another list begins at its first page. */
  const without = (...names: (keyof GuideQueriesSearch)[]): GuideQueriesSearch =>
    Object.fromEntries(
      Object.entries(listOf(search)).filter(
        ([name]) => name !== 'page' && !names.includes(name as keyof GuideQueriesSearch),
      ),
    );
  const change = (more: GuideQueriesSearch) => onSearch({ ...without(), ...more });

  return (
    <div className={page.page}>
      <PageTitle page="Queries" cohortId={cohortId} />
      <Heading level={1} size="l">
        Queries
      </Heading>
      <ChipTabs
        label="Queries by state"
        value={filters.state}
        tabs={TABS.map(([value, label]) => ({
          value,
          label,
          href: guideQueriesHref(cohortId, {
            ...without('state', 'sorting'),
            ...(value === 'OPEN' ? {} : { state: value }),
          }),
        }))}
      />
      <div className={page.filters}>
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
          label="Given to"
          value={filters.assigned}
          options={[
            { value: 'all', label: 'Anyone' },
            { value: 'me', label: 'You' },
          ]}
          onChange={({ target: { value } }) =>
            value === 'me' ? change({ assigned: 'me' }) : onSearch(without('assigned'))
          }
        />
        <Select
          label="Order"
          value={filters.sorting}
          options={[
            { value: 'ASC', label: 'Oldest first' },
            { value: 'DESC', label: 'Newest first' },
          ]}
          onChange={({ target: { value } }) => change({ sorting: value === 'ASC' ? 'ASC' : 'DESC' })}
        />
      </div>
      <div role="status">
        {queries.data && (
          <Text as="span" size="s" tone="soft">
            {total === 1 ? '1 query' : `${total} queries`}
          </Text>
        )}
      </div>
      <QueryRows cohortId={cohortId} search={search} query={queries} />
      <Pagination
        label="Pages of queries"
        page={filters.pageNo + 1}
        pages={Math.ceil(total / PAGE_SIZE)}
        onPage={(next) => change(next > 1 ? { page: next } : {})}
      />
    </div>
  );
}
