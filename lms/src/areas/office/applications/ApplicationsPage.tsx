import { mayAskMore } from '@plinth/domain/course-applications/application-question';
import type { OfficeApplication } from '@plinth/domain/course-applications/office-application';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import { Annotation } from '@plinth/ui/Annotation';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { applicationsQuery, fetchApplicationsFile } from '../../../data/office-applications.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useProductChoices } from '../list/use-product-choices.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { applicationFilter } from './application-filter.ts';
import { APPLICATION_STAMPS, applicationsText, QUESTION_TEXTS } from './application-texts.ts';
import { Board } from './Board.tsx';

const columns: readonly TableColumn<OfficeApplication>[] = [
  personColumn('Applicant', ({ applicationId }) => applicationId),
  {
    id: 'course',
    header: 'Course',
    cell: ({ courseTitle, productId }) => <TwoLines note={productId}>{courseTitle}</TwoLines>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, acceptUntil, question }) => (
      <span className={css.two}>
        <StampChip stamp={APPLICATION_STAMPS[status]} />
        {acceptUntil && <Annotation>{`open until ${shortTime(acceptUntil)}`}</Annotation>}
        {question && mayAskMore(status) && <Annotation tone="signal">{QUESTION_TEXTS[question]}</Annotation>}
      </span>
    ),
  },
  timeColumn('createdAt', 'Sent', { ascending: 'Sent, oldest first', descending: 'Sent, latest first' }),
];

/** Applicants to the school's courses: their answers and their offers. */
export function ApplicationsPage() {
  const list = useListSearch();
  const products = useProductChoices();
  const { open, view } = list.search;
  const isBoard = view === 'board';
  const applications = usePagedQuery({
    ...applicationsQuery(applicationFilter.pageOf(list.search)),
    enabled: !isBoard,
  });
  return (
    <ListPage
      sheet="O-121"
      title="Applications"
      shown={applicationFilter.isSet(list.search) ? 'Filtered' : 'All applications'}
      lead={`Applications, their answers and their offers. ${ownTimes()}`}
      actions={
        <CsvButton
          of="applications"
          fetchFile={() => fetchApplicationsFile(applicationFilter.filterOf(list.search))}
        />
      }
    >
      <ChipTabs
        label="View"
        value={isBoard ? 'board' : 'list'}
        tabs={[
          { value: 'list', label: 'List' },
          { value: 'board', label: 'Board' },
        ]}
        onChange={(next) => list.filter(next === 'board' ? { view: next, status: '' } : { view: '' })}
      />
      <ListFilters search="Search by name or address">
        {!isBoard && (
          <FilterSelect
            name="status"
            label="Status"
            all="Every status"
            options={ORDER_STATUSES.filter((value) => value !== 'CREATED').map((value) => ({
              value,
              label: APPLICATION_STAMPS[value].text,
            }))}
          />
        )}
        <FilterSelect name="product" label="Course" all="Every course" options={products} />
      </ListFilters>
      {isBoard ? (
        <Board />
      ) : (
        <RowTable
          query={applications}
          rowsOf={(data) => data.applications}
          countText={applicationsText}
          filter={applicationFilter}
          caption="Applications"
          columns={columns}
          rowKey={({ applicationId }) => applicationId}
          empty={<EmptyState level={2} title="Nobody has applied yet" />}
        />
      )}
      {open && <ApplicationSheet key={open} applicationId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
