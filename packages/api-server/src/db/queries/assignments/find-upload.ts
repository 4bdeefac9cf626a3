import { sql } from 'drizzle-orm';
import { flag, integer, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds which parts of a file have arrived, whether the file is in the draft, and how many others are being uploaded.
 */
export const findUpload = statement({
  params: { reportId: uuid, version: integer, sha256: text },
  columns: { received: listOf(integer), isThere: flag, others: integer },
  sql: ({ reportId, version, sha256 }) => sql`
    select array(select no from upload_parts where report_id = ${reportId} and sha256 = ${sha256}
        order by no) as received,
      exists(select from report_entries where report_id = ${reportId} and version = ${version}
        and kind = 'FILE' and fingerprint = ${sha256}) as "isThere",
      (select count(distinct sha256)::int from upload_parts
        where report_id = ${reportId} and sha256 <> ${sha256}) as others`,
});
