import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Section } from '@plinth/ui/Section';
import { queriesQuery } from '../../../data/mentor-queries.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { narrowList } from '../../../parts/narrow-list.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { QueryCount } from '../../../parts/queries/QueryCount.tsx';
import { QueryFilters } from '../../../parts/queries/QueryFilters.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { Introduction } from './Introduction.tsx';
import { QueryRows } from './QueryRows.tsx';
import { filtersOf, listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';
import { useQueriesTour } from './use-queries-tour.ts';
import { WaitingNote } from './WaitingNote.tsx';

type QueriesOverviewProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  onSearch: (search: QueriesSearch, isReplacing?: boolean) => void;
};

const TABS = [
  ['all', 'All'],
  ['OPEN', 'Open'],
  ['ANSWERED', 'Answered'],
  ['RESOLVED', 'Resolved'],
] as const;

/** The learner's queries and those shared in the cohort, by state, part, age and search text. */
export function QueriesOverview({ place, search, onSearch }: QueriesOverviewProps) {
  const { cohortId, page } = place;
  const filters = filtersOf(search);
  const queries = usePagedQuery(queriesQuery(cohortId, filters));
  const tour = useQueriesTour(cohortId);
  const list = listOf(search);
  const turn = (next: number, isReplacing = false) =>
    onSearch(narrowList(list, { page: next > 1 ? next : null }), isReplacing);
  const isTurning = useLastPage(
    queries,
    filters.pageNo + 1,
    (data) => ({ rows: data.queries.length, total: data.total }),
    turn,
  );
  const lit = (key: string) => ({ className: css.target, 'data-lit': tour.key === key });

  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading title="Queries" cohortId={cohortId} />
        <span {...lit('ask')}>
          <Button variant="primary" href={queriesHref(place, { ask: 'CAREER' })}>
            Ask a mentor
          </Button>
        </span>
      </div>
      <Introduction tour={tour} />
      {page === 'queries-v2' && <AssistantPanel place={place} />}
      <Section className={css.part} title="Asked so far">
        <WaitingNote cohortId={cohortId} />
        <div {...lit('filters')}>
          <ChipTabs
            label="Queries by state"
            value={filters.state}
            tabs={TABS.map(([value, label]) => ({
              value,
              label,
              href: queriesHref(place, narrowList(list, { state: value === 'all' ? null : value })),
            }))}
          />
        </div>
        <QueryFilters
          className={css.filters}
          filters={filters}
          onChoose={({ sorting, ...choice }) =>
            onSearch(
              narrowList(list, {
                ...choice,
                ...(sorting ? { sorting: sorting === 'ASC' ? sorting : null } : {}),
              }),
            )
          }
        />
        <QueryCount total={queries.data?.total} />
        <div {...lit('list')}>
          <QueryRows place={place} search={search} query={queries} isTurning={isTurning} />
        </div>
        <ListPagination
          label="Pages of queries"
          page={filters.pageNo + 1}
          total={queries.data?.total}
          onPage={turn}
        />
      </Section>
    </div>
  );
}
