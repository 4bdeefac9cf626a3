import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_TITLES, TRANSACTION_TEXTS } from '@plinth/domain/earnings/earning-texts';
import {
  type EarningTransaction,
  TRANSACTION_SORTS,
  type TransactionStatus,
} from '@plinth/domain/earnings/earning-transaction';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip, type StatusChipProps } from '@plinth/ui/StatusChip';
import { type SortDirection, Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type EarningsSeat, earningTransactionsQuery } from '../../data/earnings.ts';
import { ListPagination } from '../ListPagination.tsx';
import { QueryPanel } from '../QueryPanel/QueryPanel.tsx';
import { useLastPage } from '../use-last-page.ts';
import * as css from './Earnings.css.ts';
import type { EarningsView } from './use-earnings-view.ts';
import { WorkList } from './WorkList.tsx';

const TONES: Record<TransactionStatus, StatusChipProps['tone']> = {
  PROCESSING: 'info',
  PAID: 'success',
  FAILED: 'warning',
};

const hasFailed = (transactions: readonly EarningTransaction[], transactionId: string): boolean =>
  transactions.some((one) => one.transactionId === transactionId && one.status === 'FAILED');

type TransactionsPanelProps = { seat: EarningsSeat; view: EarningsView };

/** The school's payouts in the chosen order, and the work that a transfer pays for. */
export function TransactionsPanel({ seat, view }: TransactionsPanelProps) {
  const { sortBy, sortDirection, transfers, transactionId, work } = view.search;
  const list = useQuery(earningTransactionsQuery(seat, { page: transfers, sortBy, sortDirection }));
  useLastPage(
    list,
    transfers,
    ({ transactions, total }) => ({ rows: transactions.length, total }),
    (next, isReplacing) => view.go({ transfers: next }, isReplacing),
  );
  const sortFor = (column: string, direction?: SortDirection) => {
    const chosen = TRANSACTION_SORTS.find((one) => one === column);
    const isTurned = chosen === sortBy && sortDirection === 'DESC';
    const isAscending = direction ? direction === 'ascending' : isTurned;
    if (chosen) view.go({ sortBy: chosen, sortDirection: isAscending ? 'ASC' : 'DESC', transfers: 1 });
  };
  return (
    <QueryPanel
      title="Paid out by the school"
      query={list}
      skeleton={['a', 'b', 'c'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ transactions, total }) =>
        total === 0 ? (
          <Text tone="soft">
            Nothing has been paid out yet. A month is paid after it has ended; each kind of work appears here
            on a line of its own.
          </Text>
        ) : (
          <>
            <div className={css.busy} aria-busy={list.isPlaceholderData}>
              <Table
                caption="Transactions"
                rows={transactions}
                rowKey={(row) => row.transactionId}
                sort={{ column: sortBy, direction: sortDirection === 'ASC' ? 'ascending' : 'descending' }}
                onSort={sortFor}
                empty={<Text tone="soft">There is nothing on this page.</Text>}
                columns={[
                  {
                    id: 'date',
                    header: 'Day',
                    cell: ({ date }) => formatDay(date),
                    figures: true,
                    orders: { descending: 'Latest first', ascending: 'Earliest first' },
                  },
                  {
                    id: 'category',
                    header: 'For',
                    cell: (row) => <TransactionWork row={row} view={view} />,
                  },
                  {
                    id: 'status',
                    header: 'Status',
                    cell: ({ status }) => (
                      <StatusChip tone={TONES[status]}>{TRANSACTION_TEXTS[status]}</StatusChip>
                    ),
                    orders: { descending: 'On its way first', ascending: 'Came back first' },
                  },
                  {
                    id: 'amount',
                    header: 'Amount',
                    cell: (row) => formatMoney(row),
                    figures: 'end',
                    orders: { descending: 'Largest amount first', ascending: 'Smallest amount first' },
                  },
                ]}
              />
            </div>
            <ListPagination
              label="Pages of transactions"
              page={transfers}
              total={total}
              onPage={(next) => view.go({ transfers: next })}
            />
            {transactionId && (
              <Section className={css.opened} level={3} title="What this transaction pays">
                {hasFailed(transactions, transactionId) ? (
                  <Text tone="soft">
                    Nothing: it came back. Its work, as corrected since, is paid by a new transaction.
                  </Text>
                ) : (
                  <WorkList
                    seat={seat}
                    label="Work of the transaction"
                    choice={{ transactionId }}
                    currency={transactions[0]?.currency ?? 'INR'}
                    page={work}
                    onPage={(next, isReplacing) => view.go({ work: next }, isReplacing)}
                  />
                )}
              </Section>
            )}
          </>
        )
      }
    </QueryPanel>
  );
}

function TransactionWork({ row, view }: { row: EarningTransaction; view: EarningsView }) {
  const isOpened = row.transactionId === view.search.transactionId;
  return (
    <a
      className={css.pays}
      href={view.hrefOf({ transactionId: isOpened ? null : row.transactionId, work: 1 })}
      onClick={view.stay}
      aria-expanded={isOpened}
    >
      {EARNING_TITLES[row.category]}
    </a>
  );
}
