import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import {
  JOB_APPLICATION_STANDS,
  type OfficeJobApplication,
} from '@plinth/domain/jobs/office-job-application';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchJobApplicationsFile, jobApplicationsQuery } from '../../../data/office-jobs.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { SearchField } from '../../../parts/queries/SearchField.tsx';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { type ListState, useListSearch } from '../list/use-list-search.ts';
import { JobApplicationSheet } from './JobApplicationSheet.tsx';
import {
  JOB_APPLICATION_FILTERS,
  jobApplicationFilterOf,
  jobApplicationSortOf,
  jobApplicationsPageOf,
} from './job-filters.ts';
import { jobApplicationsText, STAND_STAMPS } from './job-texts.ts';

const columns = (list: ListState): readonly TableColumn<OfficeJobApplication>[] => [
  {
    id: 'name',
    header: 'Applicant',
    orders: { ascending: 'Applicant, A to Z', descending: 'Applicant, Z to A' },
    cell: ({ userJobId, name, emailId, cohort }) => (
      <RowLink list={list} row={userJobId} note={`${emailId}, ${cohort}`}>
        {name || emailId}
      </RowLink>
    ),
  },
  {
    id: 'opening',
    header: 'Opening',
    cell: ({ title, companyName }) => (
      <span className={css.two}>
        <span>{title}</span>
        <Annotation>{companyName}</Annotation>
      </span>
    ),
  },
  {
    id: 'stand',
    header: 'Stage',
    cell: ({ stand, currentRound }) => (
      <span className={css.two}>
        <StatusChip tone={STAND_STAMPS[stand].tone}>{STAND_STAMPS[stand].text}</StatusChip>
        {currentRound && stand !== 'CLOSED' && <Annotation>{ROUND_LABEL[currentRound]}</Annotation>}
      </span>
    ),
  },
  {
    id: 'appliedAt',
    header: 'Applied',
    orders: { ascending: 'Oldest first', descending: 'Latest first' },
    figures: true,
    align: 'end',
    cell: ({ appliedAt }) => <time dateTime={appliedAt}>{shortTime(appliedAt)}</time>,
  },
];

/** The applicants for the openings, and their progress. */
export function JobApplicationsPage() {
  const list = useListSearch();
  const applications = useQuery({
    ...jobApplicationsQuery(jobApplicationsPageOf(list.search)),
    placeholderData: keepPreviousData,
  });
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-142"
      title="Job applications"
      shown={JOB_APPLICATION_FILTERS.some((name) => list.search[name]) ? 'Filtered' : 'All job applications'}
      lead={`Who applied for which opening, the rounds and the offers. ${ownTimes()}`}
      actions={
        <CsvButton
          of="job applications"
          fetchFile={() => fetchJobApplicationsFile(jobApplicationFilterOf(list.search))}
        />
      }
    >
      <div className={css.filters}>
        <SearchField
          label="Search by name, address or opening"
          value={list.search.search ?? ''}
          onChange={(search) => list.filter({ search })}
        />
        <FilterSelect
          list={list}
          name="stand"
          label="Stage"
          all="Any stage"
          options={JOB_APPLICATION_STANDS.map((value) => ({ value, label: STAND_STAMPS[value].text }))}
        />
      </div>
      <RowTable
        list={list}
        query={applications}
        rowsOf={(data) => data.applications}
        countText={jobApplicationsText}
        filters={JOB_APPLICATION_FILTERS}
        sort={jobApplicationSortOf(list.search)}
        caption="Job applications"
        columns={columns(list)}
        rowKey={({ userJobId }) => userJobId}
        empty={<EmptyState level={2} title="Nobody has applied for an opening yet" />}
      />
      {open && <JobApplicationSheet key={open} userJobId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
