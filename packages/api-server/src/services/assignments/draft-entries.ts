import type { ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { type EntryRow, entryJson } from './report-entries.ts';

/** What a version of a hand-in holds, in the order it was added. */
export async function draftEntries(
  tx: Transaction,
  { reportId, version }: { reportId: string; version: number },
): Promise<ReportEntry[]> {
  const { rows } = await tx.execute<EntryRow>(sql`
    select ${entryJson} as entry
    from report_entries n left join documents d on d.document_id = n.document_id
    where n.report_id = ${reportId} and n.version = ${version}
    order by n.created_at, n.entry_id`);
  return rows.map(({ entry }) => entry);
}
