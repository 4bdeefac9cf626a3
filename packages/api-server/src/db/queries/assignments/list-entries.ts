import { ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import { integer, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { entryJson } from './entry-json.ts';

/** Lists the content of a version of a hand-in, in the order it was added. */
export const listEntries = statement({
  params: { reportId: uuid, version: integer },
  columns: { entry: json(ReportEntry) },
  sql: ({ reportId, version }) => sql`
    select ${entryJson} as entry
    from report_entries n left join documents d on d.document_id = n.document_id
    where n.report_id = ${reportId} and n.version = ${version}
    order by n.created_at, n.entry_id`,
});
