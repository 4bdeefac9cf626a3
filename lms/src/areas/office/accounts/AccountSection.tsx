import type { AccountTable } from '@plinth/domain/accounts/accounts';
import { Heading } from '@plinth/ui/Heading';
import { Table, type TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { type AccountFilter, fetchAccountsFile } from '../../../data/office-accounts.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import * as own from './accounts.css.ts';

type AccountSectionProps<Row> = {
  table: AccountTable;
  title: string;
  lead: string;
  filter: AccountFilter;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown when there are no rows. */
  empty: string;
  /** One line per currency: amounts in two currencies are never added. */
  totals: readonly string[];
};

/** One table for the accountant with its totals and its file. */
export const AccountSection = <Row,>({
  table,
  title,
  lead,
  filter,
  columns,
  rows,
  rowKey,
  empty,
  totals,
}: AccountSectionProps<Row>) => (
  <section className={own.table} aria-label={title}>
    <div className={own.head}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <DownloadButton label={`Download CSV: ${title}`} fetchFile={() => fetchAccountsFile(table, filter)}>
        Download CSV
      </DownloadButton>
    </div>
    <Text secondary measure>
      {lead}
    </Text>
    {rows.length === 0 ? (
      <Text>{empty}</Text>
    ) : (
      <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
    )}
    {totals.length > 0 && (
      <ul className={own.totals} aria-label={`${title}: in total`}>
        {totals.map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
    )}
  </section>
);
