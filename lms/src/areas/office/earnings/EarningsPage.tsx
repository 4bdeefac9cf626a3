import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { earningsQuery, fetchEarningsFile } from '../../../data/office-earnings.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { monthText } from '../accounts/account-texts.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { moneyText } from '../orders/order-texts.ts';
import { EarningSheet } from './EarningSheet.tsx';
import { earningFilter, earningOfRow, rowOfEarning } from './earning-filter.ts';
import { EARNING_STAMPS, monthsText } from './earning-texts.ts';
import { PayMonthForm } from './PayMonthForm.tsx';
import { RatesSheet } from './RatesSheet.tsx';

const blank = (amount: number, currency: string) => (amount === 0 ? '–' : moneyText(amount, currency));

/** The mentors' earnings, by person and month, and the status of that money. */
export function EarningsPage() {
  const list = useListSearch();
  const earnings = usePagedQuery(earningsQuery(earningFilter.pageOf(list.search)));
  const filter = earningFilter.filterOf(list.search);
  const opened = earningOfRow(list.search.open);
  const [areRatesOpen, setRatesOpen] = useState(false);
  return (
    <ListPage
      sheet="O-134"
      title="Mentors' earnings"
      shown={earningFilter.isSet(list.search) ? 'Filtered' : 'All months'}
      lead={`What guides and lead mentors have earned, by month in ${zoneText(DEFAULT_TIMEZONE)}. Work is counted automatically, from what was done.`}
      actions={
        <>
          <Button onClick={() => setRatesOpen(true)}>Rates</Button>
          <CsvButton of="earnings" fetchFile={() => fetchEarningsFile(filter)} />
        </>
      }
    >
      {earnings.data && <PayMonthForm payable={earnings.data.payable} />}
      <ListFilters search="Search by name or address">
        <TextInput
          label="Month"
          type="month"
          value={filter.month ?? ''}
          onChange={({ target }) => list.filter({ month: target.value })}
        />
        <FilterSelect name="state" label="Status" all="Any status" options={optionsOf(EARNING_STAMPS)} />
      </ListFilters>
      <RowTable
        query={earnings}
        rowsOf={(data) => data.earnings}
        countText={monthsText}
        filter={earningFilter}
        caption="Mentors' earnings"
        rowKey={(row) => `${rowOfEarning(row)} ${row.currency}`}
        columns={[
          {
            id: 'name',
            header: 'Mentor',
            orders: { ascending: 'Mentor, A to Z', descending: 'Mentor, Z to A' },
            cell: (row) => (
              <RowLink row={rowOfEarning(row)} note={row.name && row.emailId}>
                {row.name || row.emailId}
              </RowLink>
            ),
          },
          {
            id: 'month',
            header: 'Month',
            orders: { ascending: 'Month, earliest first', descending: 'Month, latest first' },
            cell: ({ month }) => monthText(month),
          },
          {
            id: 'earned',
            header: 'Earned',
            orders: { ascending: 'Earned, least first', descending: 'Earned, most first' },
            figures: 'end',
            cell: ({ earned, currency }) => moneyText(earned, currency),
          },
          {
            id: 'owed',
            header: 'To be paid',
            figures: 'end',
            cell: ({ owed, currency }) => blank(owed, currency),
          },
          {
            id: 'processing',
            header: 'On its way',
            figures: 'end',
            cell: ({ processing, currency }) => blank(processing, currency),
          },
          { id: 'paid', header: 'Paid', figures: 'end', cell: ({ paid, currency }) => blank(paid, currency) },
          {
            id: 'failed',
            header: 'Came back',
            figures: 'end',
            cell: ({ failed, currency }) => blank(failed, currency),
          },
        ]}
        empty={
          <EmptyState level={2} title="Nobody has earned anything yet">
            <Text tone="soft">Work appears here once rates are set and something has been done.</Text>
          </EmptyState>
        }
      />
      {areRatesOpen && <RatesSheet onClose={() => setRatesOpen(false)} />}
      {opened && <EarningSheet key={list.search.open} {...opened} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
