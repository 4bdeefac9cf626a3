import type { OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchJobFeedbackFile, jobFeedbackQuery } from '../../../data/office-jobs.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { jobFeedbackFilter } from './job-filters.ts';
import { roundText } from './job-texts.ts';
import * as own from './jobs.css.ts';

const columns: readonly TableColumn<OfficeJobFeedback>[] = [
  {
    id: 'name',
    header: 'Learner',
    orders: { ascending: 'Learner, A to Z', descending: 'Learner, Z to A' },
    cell: ({ userJobId, name, emailId }) => (
      <TwoLines note={emailId}>
        <Link href={`/office/job-applications?open=${userJobId}`}>{name || emailId}</Link>
      </TwoLines>
    ),
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ round, title, companyName }) => (
      <TwoLines note={`${title}, ${companyName}`}>{roundText(round)}</TwoLines>
    ),
  },
  {
    id: 'said',
    header: 'Said',
    cell: ({ answers }) => (
      <dl className={own.facts}>
        {answers
          .filter(({ answer }) => answer !== '')
          .map(({ question, answer }) => (
            <div key={question}>
              <dt className={own.asked}>{question}</dt>
              <dd className={own.said}>{answer}</dd>
            </div>
          ))}
      </dl>
    ),
  },
  timeColumn('createdAt', 'When'),
];

/** Learners' feedback on interviews, with which the team prepares the next ones. */
export function JobFeedbackPage() {
  const list = useListSearch();
  const feedback = usePagedQuery(jobFeedbackQuery(jobFeedbackFilter.pageOf(list.search)));
  return (
    <ListPage
      sheet="O-146"
      title="Interview feedback"
      shown={jobFeedbackFilter.isSet(list.search) ? 'Filtered' : 'All interview feedback'}
      actions={
        <CsvButton
          of="interview feedback"
          fetchFile={() => fetchJobFeedbackFile(jobFeedbackFilter.listOf(list.search))}
        />
      }
      lead={`What learners say about the rounds, for the placement team alone. ${ownTimes()}`}
    >
      <ListFilters search="Search by name, address or opening">
        <FilterSelect name="round" label="Round" all="Every round" options={optionsOf(ROUND_LABEL)} />
      </ListFilters>
      <RowTable
        query={feedback}
        rowsOf={(data) => data.feedback}
        countText={(total) => (total === 1 ? '1 entry' : `${total} entries`)}
        filter={jobFeedbackFilter}
        caption="Interview feedback"
        columns={columns}
        rowKey={({ feedbackId }) => feedbackId}
        empty={<EmptyState level={2} title="No interview feedback yet" />}
      />
    </ListPage>
  );
}
