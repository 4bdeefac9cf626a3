import { DISCREPANCY_TEXTS, type Reconciliation } from '@plinth/domain/payments/discrepancy';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { fetchFindingsFile, findingsQuery } from '../../../data/office-reconciliation.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { findingFilter } from './finding-filter.ts';
import { FINDING_TITLES, findingsText, SOURCE_TEXTS } from './finding-texts.ts';
import { RunForm } from './RunForm.tsx';

/** The payment providers' reports compared with the ledger, and the mismatches in the books. */
export function ReconciliationPage() {
  const list = useListSearch();
  const findings = usePagedQuery(findingsQuery(findingFilter.pageOf(list.search)));
  const run = findings.data?.run ?? null;
  return (
    <ListPage
      sheet="O-136"
      title="Reconciliation"
      shown={findingFilter.isSet(list.search) ? 'Filtered' : 'Last comparison'}
      lead={`Payments, ledger, orders and places against each other and against what the providers say. Comparing moves no money. ${ownTimes()}`}
      actions={
        <CsvButton of="findings" fetchFile={() => fetchFindingsFile(findingFilter.filterOf(list.search))} />
      }
    >
      <RunForm />
      {run && <LastRun run={run} />}
      <ListFilters search="Search by name, address, order or payment">
        <FilterSelect name="kind" label="What is wrong" all="Anything" options={optionsOf(FINDING_TITLES)} />
      </ListFilters>
      <RowTable
        query={findings}
        rowsOf={(data) => data.findings}
        countText={findingsText}
        filter={findingFilter}
        caption="Findings"
        rowKey={({ no }) => String(no)}
        columns={[
          {
            id: 'kind',
            header: 'What is wrong',
            cell: ({ kind }) => (
              <span className={css.two}>
                <strong>{FINDING_TITLES[kind]}</strong>
                <Text as="span" secondary>
                  {DISCREPANCY_TEXTS[kind]}
                </Text>
              </span>
            ),
          },
          { id: 'detail', header: 'In the books', cell: ({ detail }) => detail },
          {
            id: 'order',
            header: 'Order',
            cell: ({ orderId, name, emailId }) =>
              orderId === null ? (
                '–'
              ) : (
                <TwoLines note={emailId}>
                  <Link href={`/office/orders?open=${orderId}`}>{name || emailId || 'The order'}</Link>
                </TwoLines>
              ),
          },
        ]}
        empty={
          <EmptyState level={2} title={run ? 'Everything matches' : 'The books have not been compared yet'}>
            <Text tone="soft">
              {run
                ? 'The last comparison found nothing to fix.'
                : 'They are compared each night, and whenever you ask.'}
            </Text>
          </EmptyState>
        }
      />
    </ListPage>
  );
}

const LastRun = ({ run: { ranAt, days, source, counts } }: { run: Reconciliation }) => (
  <Text size="s">
    Last compared {shortTime(ranAt)}, {SOURCE_TEXTS[source]}; the providers were asked about{' '}
    {days === 1 ? 'one day' : `${days} days`}.{' '}
    {counts.length === 0
      ? 'Everything matched.'
      : `Found: ${counts.map(({ kind, count }) => `${count} × ${FINDING_TITLES[kind].toLowerCase()}`).join(', ')}.`}
  </Text>
);
