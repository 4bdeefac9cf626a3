import { sql } from 'drizzle-orm';
import { text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists the files that are to be deleted, except those that a row names, such as a part that was sent again. */
export const listRemovedFiles = statement({
  params: {},
  columns: { bucket: text, path: text },
  sql: () => sql`
    select bucket, path from removed_files gone
      where not exists (select from documents d where d.bucket = gone.bucket and d.path = gone.path)
        and not exists (select from profile_media m where m.bucket = gone.bucket and m.path = gone.path)
        and not exists (select from upload_parts p
          where gone.path = 'parts/' || p.report_id || '/' || p.sha256 || '/' || p.no)`,
});
