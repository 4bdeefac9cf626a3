import { sql } from 'drizzle-orm';
import { text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** The tables that identify a person only by an address. */
export const listAddressTables = statement({
  params: {},
  columns: { table: text },
  sql: () => sql`
    select table_name::text as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'email_id'
      and table_name not in ('users', 'orders', 'applications')`,
});
