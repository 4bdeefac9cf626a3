import type { Accounts } from '@plinth/domain/accounts/accounts';
import { RECEIVABLE_AGES } from '@plinth/domain/accounts/receivable-age';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { Link } from '@plinth/ui/Link';
import { TextInput } from '@plinth/ui/TextInput';
import { type AccountFilter, accountsQuery, fetchAccountsFile } from '../../../data/office-accounts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useProductChoices } from '../list/use-product-choices.ts';
import { moneyText } from '../orders/order-texts.ts';
import { AccountSection } from './AccountSection.tsx';
import { accountFilterOf } from './account-filter.ts';
import { AGE_TEXTS, monthText } from './account-texts.ts';
import * as own from './accounts.css.ts';

/** The school's money for an accountant: what is owed, what was received, what was refunded, and the taxes included. */
export function AccountsPage() {
  const list = useListSearch();
  const products = useProductChoices();
  const filter = accountFilterOf(list.search);
  const found = usePagedQuery(accountsQuery(filter));
  const accounts = found.data;
  return (
    <ListPage
      sheet="O-135"
      title="Accounts"
      shown={accounts ? `${monthText(accounts.from)} to ${monthText(accounts.until)}` : 'Last twelve months'}
      lead={
        accounts
          ? `Days and months follow the school's time zone, ${zoneText(accounts.zone)}. Every amount comes from the ledger; different currencies are never added together.`
          : 'Every amount comes from the ledger; different currencies are never added together.'
      }
      actions={<CsvButton of="ledger entries" fetchFile={() => fetchAccountsFile('ledger', filter)} />}
    >
      <div className={css.filters}>
        <TextInput
          label="From month"
          type="month"
          value={filter.from ?? accounts?.from ?? ''}
          onChange={({ target }) => list.filter({ from: target.value })}
        />
        <TextInput
          label="Until month"
          type="month"
          value={filter.until ?? accounts?.until ?? ''}
          onChange={({ target }) => list.filter({ until: target.value })}
        />
        <FilterSelect name="product" label="Course" all="Every course" options={products} />
        <FilterSelect
          name="currency"
          label="Currency"
          all="Every currency"
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </div>
      <LoadState query={found} what="The accounts" isPlural skeleton={<TableSkeleton />}>
        {(loaded) => (
          <div className={own.tables}>
            <Owed accounts={loaded} filter={filter} />
            <Revenue accounts={loaded} filter={filter} />
            <Refunds accounts={loaded} filter={filter} />
            <Taxes accounts={loaded} filter={filter} />
          </div>
        )}
      </LoadState>
    </ListPage>
  );
}

type TablesProps = { accounts: Accounts; filter: AccountFilter };

const Owed = ({ accounts: { receivables }, filter }: TablesProps) => (
  <>
    <AccountSection
      table="receivables"
      title="Receivables by age"
      lead="Unpaid instalments of plans in progress, by how many days they are overdue today."
      filter={filter}
      rows={receivables}
      rowKey={({ currency }) => currency}
      empty="Nothing is owed."
      columns={[
        { id: 'currency', header: 'Currency', cell: ({ currency }) => currency },
        ...RECEIVABLE_AGES.map((age) => ({
          id: age,
          header: AGE_TEXTS[age],
          figures: 'end' as const,
          cell: ({ ages, currency }: Accounts['receivables'][number]) => {
            const { amount = 0 } = ages.find((one) => one.age === age) ?? {};
            return moneyText(amount, currency);
          },
        })),
        {
          id: 'amount',
          header: 'In total',
          figures: 'end',
          cell: ({ amount, currency }) => <strong>{moneyText(amount, currency)}</strong>,
        },
      ]}
      totals={receivables.map(
        ({ currency, amount, count }) =>
          `${moneyText(amount, currency)} in ${count === 1 ? '1 instalment' : `${count} instalments`}`,
      )}
    />
    <Link href="/office/orders?need=LATE">Overdue orders</Link>
  </>
);

const Revenue = ({ accounts: { revenue, revenueTotals }, filter }: TablesProps) => (
  <AccountSection
    table="revenue"
    title="Revenue"
    lead="Money received and refunded, by month, course and currency. It counts in the month when the money moved."
    filter={filter}
    rows={revenue}
    rowKey={({ month, productId, currency }) => `${month} ${productId} ${currency}`}
    empty="No money has moved in these months."
    columns={[
      { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
      { id: 'course', header: 'Course', cell: ({ productId }) => productId },
      {
        id: 'charged',
        header: 'Received',
        figures: 'end',
        cell: ({ charged, currency }) => moneyText(charged, currency),
      },
      {
        id: 'refunded',
        header: 'Refunded',
        figures: 'end',
        cell: ({ refunded, currency }) => moneyText(refunded, currency),
      },
      { id: 'net', header: 'Net', figures: 'end', cell: ({ net, currency }) => moneyText(net, currency) },
    ]}
    totals={revenueTotals.map(
      ({ currency, charged, refunded, net }) =>
        `${moneyText(charged, currency)} received, ${moneyText(Math.abs(refunded), currency)} refunded: ${moneyText(net, currency)}`,
    )}
  />
);

const Refunds = ({ accounts: { refunds, refundTotals }, filter }: TablesProps) => (
  <AccountSection
    table="refunds"
    title="Refunds"
    lead="Money refunded to payers, and refunds that their banks returned."
    filter={filter}
    rows={refunds}
    rowKey={({ month, currency }) => `${month} ${currency}`}
    empty="Nothing was refunded in these months."
    columns={[
      { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
      { id: 'count', header: 'Refunds', figures: 'end', cell: ({ count }) => String(count) },
      {
        id: 'given',
        header: 'Refunded',
        figures: 'end',
        cell: ({ given, currency }) => moneyText(given, currency),
      },
      {
        id: 'returned',
        header: 'Returned by the bank',
        figures: 'end',
        cell: ({ returned, currency }) => moneyText(returned, currency),
      },
      { id: 'net', header: 'Net', figures: 'end', cell: ({ net, currency }) => moneyText(net, currency) },
    ]}
    totals={refundTotals.map(
      ({ currency, count, net }) =>
        `${moneyText(net, currency)} in ${count === 1 ? '1 refund' : `${count} refunds`}`,
    )}
  />
);

const Taxes = ({ accounts: { taxes, taxTotals }, filter }: TablesProps) => (
  <AccountSection
    table="taxes"
    title="Taxes"
    lead="Taxes included in prices, as shown on invoices, less those on credit notes."
    filter={filter}
    rows={taxes}
    rowKey={({ month, currency, name, rate }) => `${month} ${currency} ${name} ${rate}`}
    empty="The payments of these months included no taxes."
    columns={[
      { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
      { id: 'tax', header: 'Tax', cell: ({ name, rate }) => `${name}, ${rate / 100} %` },
      {
        id: 'taxable',
        header: 'Taxable amount',
        figures: 'end',
        cell: ({ taxable, currency }) => moneyText(taxable, currency),
      },
      {
        id: 'amount',
        header: 'Tax amount',
        figures: 'end',
        cell: ({ amount, currency }) => moneyText(amount, currency),
      },
    ]}
    totals={taxTotals.map(({ currency, amount }) => `${moneyText(amount, currency)} in taxes`)}
  />
);
