import type { ReportEntry } from '@plinth/domain/assignments/report';
import type { Queryable } from '../../db/database.ts';
import { listEntries } from '../../db/queries/assignments/list-entries.ts';

/** Lists the content of a version of a hand-in, in the order it was added. */
export async function draftEntries(
  db: Queryable,
  { reportId, version }: { reportId: string; version: number },
): Promise<ReportEntry[]> {
  const rows = await listEntries.rows(db, { reportId, version });
  return rows.map(({ entry }) => entry);
}
