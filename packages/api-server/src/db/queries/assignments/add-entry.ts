import { ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import { instant, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { entryJson } from './entry-json.ts';

/** Adds an entry to a version of a hand-in unless the same one exists, and lists all entries it then contains. */
export const addEntry = statement({
  params: {
    entryId: uuid,
    reportId: uuid,
    version: integer,
    kind: oneOf(['FILE', 'LINK']),
    url: nullable(text),
    documentId: nullable(uuid),
    fingerprint: text,
    now: instant,
  },
  columns: { entry: json(ReportEntry) },
  sql: ({ entryId, reportId, version, kind, url, documentId, fingerprint, now }) => sql`
    with added as (
      insert into report_entries (entry_id, report_id, version, kind, url, document_id, fingerprint, created_at)
      values (${entryId}, ${reportId}, ${version}, ${kind}, ${url}, ${documentId}, ${fingerprint}, ${now})
      on conflict (report_id, version, kind, fingerprint) do nothing
      returning entry_id, kind, url, document_id, created_at
    ), n as (
      select entry_id, kind, url, document_id, created_at from report_entries
      where report_id = ${reportId} and version = ${version}
      union all select * from added
    )
    select ${entryJson} as entry
    from n left join documents d on d.document_id = n.document_id
    order by n.created_at, n.entry_id`,
});
