import { sql } from 'drizzle-orm';

/** An entry `n` of a hand-in as JSON; its document `d`, if any, is joined. */
export const entryJson = sql.raw(`case n.kind
  when 'LINK' then json_build_object('kind', n.kind, 'entryId', n.entry_id, 'url', n.url)
  else json_build_object('kind', n.kind, 'entryId', n.entry_id, 'name', coalesce(d.name, 'File'), 'documentId', n.document_id) end`);
