import { sql } from 'drizzle-orm';
import { text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists every column that identifies a person: by a foreign key, or by its name if there is no key. */
export const listPersonColumns = statement({
  params: {},
  columns: { name: text },
  sql: () => sql`
    select (c.relname || '.' || a.attname)::text as name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and (a.attname in ('user_id', 'actor_id', 'subject_id', 'author_id', 'assigned_ig_id', 'last_actor_id')
        or a.attname like '%\_by\_id'
        or exists (
          select from pg_constraint k
          where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'users'::regclass and a.attnum = any (k.conkey)))
      and not (c.relname = 'users' and a.attname = 'user_id')
    order by 1`,
});
