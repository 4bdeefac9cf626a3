import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Select } from '@plinth/ui/Select';
import { guideQueriesQuery } from '../../../data/guide-queries.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { narrowList } from '../../../parts/narrow-list.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { QueryCount } from '../../../parts/queries/QueryCount.tsx';
import { QueryFilters } from '../../../parts/queries/QueryFilters.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as page from '../guide-page.css.ts';
import {
  ASSIGNED,
  filtersOf,
  type GuideQueriesSearch,
  guideQueriesHref,
  listOf,
} from './guide-queries-search.ts';
import { QueryRows } from './QueryRows.tsx';

type QueriesOverviewProps = {
  cohortId: string;
  search: GuideQueriesSearch;
  onSearch: (search: GuideQueriesSearch, isReplacing?: boolean) => void;
};

const TABS = [
  ['OPEN', 'Unanswered'],
  ['ANSWERED', 'Answered'],
  ['RESOLVED', 'Resolved'],
  ['all', 'All'],
] as const;

/** Every query of the cohort by state, part, guide, age and search text. */
export function QueriesOverview({ cohortId, search, onSearch }: QueriesOverviewProps) {
  const filters = filtersOf(search);
  const queries = usePagedQuery(guideQueriesQuery(cohortId, filters));
  const list = listOf(search);
  const turn = (next: number, isReplacing = false) =>
    onSearch(narrowList(list, { page: next > 1 ? next : null }), isReplacing);
  const isTurning = useLastPage(
    queries,
    filters.pageNo + 1,
    (data) => ({ rows: data.queries.length, total: data.total }),
    turn,
  );

  return (
    <div className={page.page}>
      <PageHeading title="Queries" cohortId={cohortId} />
      <ChipTabs
        label="Queries by state"
        value={filters.state}
        tabs={TABS.map(([value, label]) => ({
          value,
          label,
          href: guideQueriesHref(
            cohortId,
            narrowList(list, { state: value === 'OPEN' ? null : value, sorting: null }),
          ),
        }))}
      />
      <QueryFilters
        className={page.filters}
        filters={filters}
        onChoose={(choice) => onSearch(narrowList(list, choice))}
      >
        <Select
          label="Assigned to"
          value={filters.assigned}
          options={[
            { value: 'all', label: 'Anyone' },
            { value: 'me', label: 'You' },
            { value: 'me-or-nobody', label: 'You or nobody' },
          ]}
          onChange={({ target: { value } }) =>
            onSearch(narrowList(list, { assigned: oneOf(ASSIGNED, value) ?? null }))
          }
        />
      </QueryFilters>
      <QueryCount total={queries.data?.total} />
      <QueryRows cohortId={cohortId} search={search} query={queries} isTurning={isTurning} />
      <ListPagination
        label="Pages of queries"
        page={filters.pageNo + 1}
        total={queries.data?.total}
        onPage={turn}
      />
    </div>
  );
}
