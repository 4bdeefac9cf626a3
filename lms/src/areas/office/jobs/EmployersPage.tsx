import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { employersQuery, fetchEmployersFile } from '../../../data/office-jobs.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { EmployerSheet, NEW_EMPLOYER } from './EmployerSheet.tsx';
import { employerFilter } from './job-filters.ts';
import { applicantsText, employersText, openingsText } from './job-texts.ts';

const columns: readonly TableColumn<OfficeEmployer>[] = [
  {
    id: 'name',
    header: 'Employer',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: ({ employerId, name, contactName, contactEmailId }) => (
      <span className={css.two}>
        <RowLink row={employerId}>{name}</RowLink>
        {(contactName || contactEmailId) && (
          <Annotation>{[contactName, contactEmailId].filter(Boolean).join(', ')}</Annotation>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ endedAt }) => (
      <StatusChip tone={endedAt ? 'neutral' : 'success'}>{endedAt ? 'Ended' : 'Works with us'}</StatusChip>
    ),
  },
  {
    id: 'openings',
    header: 'Openings',
    cell: ({ employerId, openings, openOpenings, waiting }) => (
      <span className={css.two}>
        {openings === 0 ? (
          <span>None yet</span>
        ) : (
          <Link href={`/office/openings?employer=${employerId}`}>{openingsText(openings)}</Link>
        )}
        {openOpenings > 0 && (
          <Annotation>{`${openOpenings} open, ${applicantsText(waiting)} waiting`}</Annotation>
        )}
      </span>
    ),
  },
];

/** The employers that offer jobs to the school's graduates. */
export function EmployersPage() {
  const list = useListSearch();
  const employers = usePagedQuery(employersQuery(employerFilter.pageOf(list.search)));
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-140"
      title="Employers"
      shown={employerFilter.isSet(list.search) ? 'Filtered' : 'All employers'}
      lead="Who offers jobs to graduates. Contact and notes stay in the office; learners read the name."
      actions={
        <>
          <CsvButton
            of="employers"
            fetchFile={() => fetchEmployersFile(employerFilter.listOf(list.search))}
          />
          <OpenButton row={NEW_EMPLOYER}>New employer</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by name or contact">
        <FilterSelect
          name="state"
          label="State"
          all="Every state"
          options={[
            { value: 'ACTIVE', label: 'Works with us' },
            { value: 'ENDED', label: 'Ended' },
          ]}
        />
      </ListFilters>
      <RowTable
        query={employers}
        rowsOf={(data) => data.employers}
        countText={employersText}
        filter={employerFilter}
        caption="Employers"
        columns={columns}
        rowKey={({ employerId }) => employerId}
        empty={<EmptyState level={2} title="No employers yet" />}
      />
      {open && (
        <EmployerSheet
          key={open}
          employerId={open}
          onMade={(employerId) => list.open(employerId)}
          onClose={() => list.open(undefined)}
        />
      )}
    </ListPage>
  );
}
