import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { OfficeJobApplication } from '@plinth/domain/jobs/office-job-application';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchJobApplicationsFile, jobApplicationsQuery } from '../../../data/office-jobs.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { JobApplicationSheet } from './JobApplicationSheet.tsx';
import { jobApplicationFilter } from './job-filters.ts';
import { jobApplicationsText, STAND_STAMPS } from './job-texts.ts';

const columns: readonly TableColumn<OfficeJobApplication>[] = [
  personColumn(
    'Applicant',
    ({ userJobId }) => userJobId,
    ({ emailId, cohort }) => `${emailId}, ${cohort}`,
  ),
  {
    id: 'opening',
    header: 'Opening',
    cell: ({ title, companyName }) => <TwoLines note={companyName}>{title}</TwoLines>,
  },
  {
    id: 'stand',
    header: 'Stage',
    cell: ({ stand, currentRound }) => (
      <TwoLines note={currentRound && stand !== 'CLOSED' && ROUND_LABEL[currentRound]}>
        <StampChip stamp={STAND_STAMPS[stand]} />
      </TwoLines>
    ),
  },
  timeColumn('appliedAt', 'Applied'),
];

/** The applicants for the openings, and their progress. */
export function JobApplicationsPage() {
  const list = useListSearch();
  const applications = usePagedQuery(jobApplicationsQuery(jobApplicationFilter.pageOf(list.search)));
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-142"
      title="Job applications"
      shown={jobApplicationFilter.isSet(list.search) ? 'Filtered' : 'All job applications'}
      lead={`Who applied for which opening, the rounds and the offers. ${ownTimes()}`}
      actions={
        <CsvButton
          of="job applications"
          fetchFile={() => fetchJobApplicationsFile(jobApplicationFilter.filterOf(list.search))}
        />
      }
    >
      <ListFilters search="Search by name, address or opening">
        <FilterSelect name="stand" label="Stage" all="Any stage" options={optionsOf(STAND_STAMPS)} />
      </ListFilters>
      <RowTable
        query={applications}
        rowsOf={(data) => data.applications}
        countText={jobApplicationsText}
        filter={jobApplicationFilter}
        caption="Job applications"
        columns={columns}
        rowKey={({ userJobId }) => userJobId}
        empty={<EmptyState level={2} title="Nobody has applied for an opening yet" />}
      />
      {open && <JobApplicationSheet key={open} userJobId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
