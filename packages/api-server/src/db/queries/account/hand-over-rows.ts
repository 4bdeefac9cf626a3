import { sql } from 'drizzle-orm';
import { integer, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Changes the rows with one value in a column to another value; rows that would collide with one of its own on a unique
 * key stay.
 */
export const handOverRows = statement({
  params: { table: text, column: text, from: text, to: text },
  columns: { moved: integer, stayed: integer },
  sql: ({ table, column, from, to }) => sql`
    select moved, stayed from hand_over_rows(${table}, ${column}, ${from}, ${to})`,
});
