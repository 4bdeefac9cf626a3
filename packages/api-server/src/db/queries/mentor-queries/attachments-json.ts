import { type SQL, sql } from 'drizzle-orm';

/** The files `d` of a query or a message as JSON, in order of arrival. */
export const attachmentsJson = (condition: string): SQL =>
  sql.raw(`coalesce((select json_agg(json_build_object('documentId', d.document_id, 'name', d.name)
    order by d.created_at, d.document_id) from documents d where ${condition}), '[]')`);
