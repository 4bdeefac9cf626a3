import { sql } from 'drizzle-orm';
import { flag, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Owner columns: rows that they point to a person from are that person's own, not rows others wrote about them. */
const OWNER_COLUMNS = ['user_id', 'author_id', 'asked_by_id', 'recipient_id', 'from_user_id'];

/**
 * Lists the tables that contain people's rows, from the catalogue; a row is deleted with its person unless its foreign
 * key prevents it.
 */
export const listOwnedTables = statement({
  params: {},
  columns: { table: text, column: text, goes: flag },
  sql: () => sql`
    select c.relname::text as "table", a.attname::text as "column", coalesce(k.confdeltype, 'c') = 'c' as goes
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'users'
      and ((k.confrelid = 'users'::regclass and a.attname in ${OWNER_COLUMNS})
        or (k.oid is null and a.attname = 'user_id'))
    order by c.relname, a.attname`,
});
