import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../deps.ts';
import { recordAudit, type StaffAct } from './audit-entries/record-audit.ts';

/** What each column of a file shows of a row, by its title. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/** Rows read at once: few enough that a long file blocks neither a connection nor the processor. */
const BATCH = 1_000;

/** The lists whose export the audit log records. */
type ExportOf<A> = A extends `${infer List}.exported` ? List : never;

type Wanted<Row> = {
  /** The subject of the file: the first part of its name and of the action in the audit log. */
  about: ExportOf<AuditAction>;
  filter: Record<string, unknown>;
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  columns: Columns<Row>;
};

/** Writes rows under the titles of their columns. */
export const csvOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  toCsv(
    Object.keys(columns),
    rows.map((row) => Object.values(columns).map((cell) => cell(row) ?? '')),
  );

/**
 * Writes a list as a CSV file for a spreadsheet, in which no text runs as a formula. The audit log records the export,
 * with the filter and the number of rows.
 */
export async function csvFile<Row>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { about, filter, batches, columns }: Wanted<Row>,
): Promise<{ status: 200; headers: { 'content-disposition': string }; body: File }> {
  const at = now();
  const titles = csvOf(columns, []);
  const parts = [CSV_MARK, titles];
  let rows = 0;
  for await (const batch of batches) {
    parts.push(csvOf(columns, batch).slice(titles.length));
    rows += batch.length;
  }
  await recordAudit(db, at, act, { action: `${about}.exported`, details: { ...filter, rows } });
  const name = `${about}-${schoolDate(at.toISOString())}.csv`;
  return {
    status: 200,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File(parts, name, { type: 'text/csv' }),
  };
}

/** Yields the batches of a list read by offset; ends with the first batch that is not full. */
export async function* batchesOf<Row>(
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const found = await read({ limit: BATCH, offset });
    yield found;
    if (found.length < BATCH) return;
  }
}
