import { OFFICE_EMI_STATUSES, type OfficeEmi } from '@plinth/domain/payments/office-emi';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { emiApplicationsQuery, fetchEmiFile } from '../../../data/office-emi.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { EmiSheet } from './EmiSheet.tsx';
import { emiFilter } from './emi-filter.ts';
import { emiCountText, emiStamp } from './emi-texts.ts';

/** Applications for an EMI partner's loan, the longest waiting on top. */
export function EmiPage() {
  const list = useListSearch();
  const applications = usePagedQuery(emiApplicationsQuery(emiFilter.pageOf(list.search)));
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-131"
      title="EMI applications"
      shown={emiFilter.isSet(list.search) ? 'Filtered' : 'All applications'}
      lead={`The school reads them before a partner does; the partner decides on the loan. ${ownTimes()}`}
      actions={
        <CsvButton of="applications" fetchFile={() => fetchEmiFile(emiFilter.filterOf(list.search))} />
      }
    >
      <ListFilters search="Search by name, address or order">
        <FilterSelect
          name="status"
          label="Status"
          all="Every status"
          options={OFFICE_EMI_STATUSES.map((value) => ({ value, label: emiStamp(value).text }))}
        />
      </ListFilters>
      <RowTable
        query={applications}
        rowsOf={(data) => data.applications}
        countText={emiCountText}
        filter={emiFilter}
        caption="EMI applications"
        rowKey={({ emiFormId }) => emiFormId}
        columns={[
          personColumn<OfficeEmi>('Applicant', ({ emiFormId }) => emiFormId),
          {
            id: 'course',
            header: 'Course',
            cell: ({ courseTitle, productId }) => <TwoLines note={productId}>{courseTitle}</TwoLines>,
          },
          { id: 'status', header: 'Status', cell: ({ status }) => <StampChip stamp={emiStamp(status)} /> },
          {
            id: 'submittedAt',
            header: 'Handed in',
            orders: { ascending: 'Handed in, oldest first', descending: 'Handed in, latest first' },
            figures: 'end',
            cell: ({ submittedAt }) =>
              submittedAt === null ? 'Not yet' : <time dateTime={submittedAt}>{shortTime(submittedAt)}</time>,
          },
        ]}
        empty={
          <EmptyState level={2} title="Nobody has applied for a loan">
            <Text tone="soft">Applications from people who choose an EMI plan appear here.</Text>
          </EmptyState>
        }
      />
      {open && <EmiSheet key={open} emiFormId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
