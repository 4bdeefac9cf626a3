import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Queryable } from '../db/database.ts';
import { recordAudit, type StaffAct } from './audit-entries/record-audit.ts';

type Row = readonly (string | number)[];

/** The lists that the audit log knows as leaving the school. */
type ExportOf<A> = A extends `${infer List}.exported` ? List : never;

type Wanted = {
  /** What the file is about: it begins the file's name and the action in the audit log. */
  about: ExportOf<AuditAction>;
  titles: readonly string[];
  /** So many rows at a time that a long file holds neither a connection nor the processor. */
  batches: AsyncIterable<readonly Row[]>;
  filter: Record<string, unknown>;
  now: Date;
};

/**
 * A list as a CSV file for a spreadsheet, in which no text runs as a formula. That the rows left the school stands in
 * the audit log, with the filter and how many there were.
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

/** Batches of a list that is read by its offset; it ends with the first one that is not full. */
export async function* batchesOf<T>(
  size: number,
  read: (page: { limit: number; offset: number }) => Promise<readonly T[]>,
  toRow: (one: T) => Row,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += size) {
    const found = await read({ limit: size, offset });
    yield found.map(toRow);
    if (found.length < size) return;
  }
}
