import type { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchCohortsFile, officeCohortsQuery } from '../../../data/office-cohorts.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { RowTable } from '../list/RowTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { COHORT_STATUS_TEXTS, cohortFilter } from './cohort-filter.ts';

const COLUMNS: readonly TableColumn<OfficeCohort>[] = [
  {
    id: 'title',
    header: 'Cohort',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: ({ cohortId, courseTitle, productId, batchNumber }) => (
      <span className={css.two}>
        <Link href={`/office/cohorts/${cohortId}/groups`}>{courseTitle}</Link>
        <Annotation>
          {productId}-{batchNumber}
        </Annotation>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusChip tone={status === 'ACTIVE' ? 'success' : 'neutral'}>
        {COHORT_STATUS_TEXTS[status]}
      </StatusChip>
    ),
  },
  {
    id: 'lead',
    header: 'Lead mentors',
    cell: ({ leadMentors }) =>
      leadMentors.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ') ||
      'Nobody yet',
  },
  {
    id: 'groups',
    header: 'Groups',
    cell: ({ groupCount, groupsWithoutGuide, groupless }) => (
      <span className={css.two}>
        {groupCount}
        {(groupsWithoutGuide > 0 || groupless > 0) && (
          <Annotation>
            {[
              groupsWithoutGuide > 0 && `${groupsWithoutGuide} without guide`,
              groupless > 0 && `${groupless} in no group`,
            ]
              .filter(Boolean)
              .join(', ')}
          </Annotation>
        )}
      </span>
    ),
  },
  {
    id: 'learners',
    header: 'Learners',
    figures: 'end',
    orders: { ascending: 'Fewest learners first', descending: 'Most learners first' },
    cell: ({ learnerCount, seats, waiting }) => (
      <TwoLines note={waiting > 0 && `${waiting} waiting`}>{`${learnerCount} of ${seats}`}</TwoLines>
    ),
  },
  {
    id: 'startsAt',
    header: 'Starts',
    figures: 'end',
    orders: { ascending: 'Earliest start first', descending: 'Latest start first' },
    cell: ({ startsAt }) => (startsAt ? <time dateTime={startsAt}>{schoolDay(startsAt)}</time> : 'No date'),
  },
];

/** The cohorts of the school, with what each lacks. */
export function CohortsPage() {
  const list = useListSearch();
  const cohorts = usePagedQuery(officeCohortsQuery(cohortFilter.pageOf(list.search)));
  return (
    <ListPage
      sheet="O-300"
      title="Cohorts"
      shown="Every cohort"
      actions={
        <>
          <CsvButton of="cohorts" fetchFile={() => fetchCohortsFile(cohortFilter.filterOf(list.search))} />
          <Button variant="primary" href="/office/cohorts/new">
            New cohort
          </Button>
        </>
      }
      lead="Who learns when, in which groups and with whom."
    >
      <ListFilters search="Search by course, code or number">
        <FilterSelect
          name="status"
          label="Status"
          all="Every status"
          options={optionsOf(COHORT_STATUS_TEXTS)}
        />
      </ListFilters>
      <RowTable
        query={cohorts}
        rowsOf={(data) => data.cohorts}
        countText={(total) => (total === 1 ? '1 cohort' : `${total} cohorts`)}
        filter={cohortFilter}
        caption="Cohorts"
        columns={COLUMNS}
        rowKey={({ cohortId }) => cohortId}
        empty={<EmptyState level={2} title="No cohorts yet" />}
      />
    </ListPage>
  );
}
