import type { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Select } from '@plinth/ui/Select';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ownHealthQuery } from '../../data/office-health.ts';
import { ListPagination } from '../ListPagination.tsx';
import { LoadState } from '../LoadState.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { SearchField } from '../queries/SearchField.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { useLastPage } from '../use-last-page.ts';
import { usePagedQuery } from '../use-paged-query.ts';
import { HealthFigures } from './HealthFigures.tsx';
import * as css from './health.css.ts';
import { healthColumns } from './health-columns.tsx';
import { healthPageOf, RISK_CHOICES } from './health-search.ts';
import { REASON_TITLES } from './risk-texts.ts';

type OwnHealthPageProps = {
  cohortId: string;
  /** The query parameters of the address. */
  search: Readonly<Record<string, string>>;
  lead: string;
  nameOf: (learner: HealthLearner) => ReactNode;
};

/** The health of a mentor's learners, those most at risk first. */
export function OwnHealthPage({ cohortId, search, lead, nameOf }: OwnHealthPageProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const page = healthPageOf(search);
  const query = usePagedQuery(ownHealthQuery(cohortId, page));
  const go = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(
      Object.entries({ ...search, page: undefined, ...change }).flatMap(([key, value]) =>
        value ? [[key, value]] : [],
      ),
    );
    void navigate({ href: `${pathname}?${next}`, replace: true, resetScroll: false });
  };
  const turn = (next: number) => go({ page: next > 1 ? String(next) : undefined });
  useLastPage(query, page.pageNo + 1, ({ learners, total }) => ({ rows: learners.length, total }), turn);
  return (
    <div className={css.page}>
      <PageTitle page="Health" cohortId={cohortId} />
      <PageHeading title="Cohort health" />
      <Text measure secondary>
        {lead}
      </Text>
      <LoadState query={query} what="Cohort health" skeleton={<RowsSkeleton />}>
        {({ summary, learners, total }) => (
          <>
            <HealthFigures summary={summary} />
            <div className={css.filters}>
              <SearchField
                label="Search by name"
                value={search.search ?? ''}
                onChange={(text) => go({ search: text })}
              />
              <Select
                label="At risk for"
                value={page.risk ?? ''}
                options={[
                  { value: '', label: 'All learners' },
                  ...RISK_CHOICES.filter((value) => value !== 'PAYMENT_OVERDUE').map((value) => ({
                    value,
                    label: value === 'ANY' ? 'Any reason' : REASON_TITLES[value],
                  })),
                ]}
                onChange={({ target }) => go({ risk: target.value })}
              />
            </div>
            <Table
              caption="Learners"
              rows={learners}
              rowKey={({ userId }) => userId}
              columns={healthColumns(nameOf)}
              sort={{
                column: page.sortBy,
                direction: page.sortDirection === 'asc' ? 'ascending' : 'descending',
              }}
              onSort={(column, direction) =>
                go({
                  sort:
                    (direction ??
                      (page.sortBy === column && page.sortDirection === 'asc'
                        ? 'descending'
                        : 'ascending')) === 'ascending'
                      ? column
                      : `-${column}`,
                })
              }
              empty={<EmptyState level={2} title="No learners here" />}
            />
            <ListPagination label="Learners: pages" page={page.pageNo + 1} total={total} onPage={turn} />
          </>
        )}
      </LoadState>
    </div>
  );
}
