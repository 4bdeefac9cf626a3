import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Queryable } from '../db/database.ts';
import { recordAudit, type StaffAct } from './audit-entries/record-audit.ts';

type Row = readonly (string | number)[];

/** Rows read at once: few enough that a long file blocks neither a connection nor the processor. */
const BATCH = 1_000;

/** The lists whose export the audit log records. */
type ExportOf<A> = A extends `${infer List}.exported` ? List : never;

type Wanted = {
  /** The subject of the file: the first part of its name and of the action in the audit log. */
  about: ExportOf<AuditAction>;
  titles: readonly string[];
  batches: AsyncIterable<readonly Row[]>;
  filter: Record<string, unknown>;
  now: Date;
};

/**
 * Writes a list as a CSV file for a spreadsheet, in which no text runs as a formula. The audit log records the export,
 * with the filter and the number of rows.
 */
export async function csvFile(
  db: Queryable,
  act: StaffAct,
  { about, titles, batches, filter, now }: Wanted,
): Promise<{ status: 200; headers: { 'content-disposition': string }; body: File }> {
  const parts = [CSV_MARK, toCsv(titles, [])];
  let rows = 0;
  for await (const batch of batches) {
    parts.push(toCsv([], batch).slice('\r\n'.length));
    rows += batch.length;
  }
  await recordAudit(db, now, act, { action: `${about}.exported`, details: { ...filter, rows } });
  const name = `${about}-${schoolDate(now.toISOString())}.csv`;
  return {
    status: 200,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File(parts, name, { type: 'text/csv' }),
  };
}

/** Yields the batches of a list read by offset; ends with the first batch that is not full. */
export async function* batchesOf<T>(
  read: (page: { limit: number; offset: number }) => Promise<readonly T[]>,
  toRow: (one: T) => Row,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const found = await read({ limit: BATCH, offset });
    yield found.map(toRow);
    if (found.length < BATCH) return;
  }
}
