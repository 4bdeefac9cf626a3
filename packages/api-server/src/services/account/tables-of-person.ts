import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export type OwnedTable = {
  table: string;
  column: string;
  /** Goes with the account: its foreign key says cascade, or it has none. Without cascade a row is kept on purpose. */
  goes: boolean;
};

/** Owner columns: what stands behind them is a person's own, not what others wrote with them in view. */
const OWNER_COLUMNS = ['user_id', 'author_id', 'asked_by_id', 'recipient_id', 'from_user_id'];

/**
 * The tables that hold rows of people, asked from the database itself, so that a table which someone adds tomorrow is
 * in the export and goes with the account without anyone having to think of it.
 */
export async function tablesOfPerson(db: Queryable): Promise<OwnedTable[]> {
  const { rows } = await db.execute<{ table: string; column: string; on_delete: string | null }>(sql`
    select c.relname as "table", a.attname as "column", k.confdeltype as on_delete
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'users'
      and ((k.confrelid = 'users'::regclass and a.attname in ${OWNER_COLUMNS})
        or (k.oid is null and a.attname = 'user_id'))
    order by c.relname, a.attname`);
  return rows.map(({ table, column, on_delete }) => ({ table, column, goes: (on_delete ?? 'c') === 'c' }));
}
