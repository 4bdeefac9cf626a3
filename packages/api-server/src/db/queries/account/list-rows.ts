import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Queryable } from '../../database.ts';
import { json } from '../kinds.ts';

const Row = json(z.record(z.string(), z.unknown()));

/** Which rows: those with a value in a column, or those below a person's row in another table, by the same key. */
type Which = { column: string; value: string } | { key: string; of: string; userId: string };

const conditionOf = (which: Which): SQL =>
  'column' in which
    ? sql`${sql.identifier(which.column)} = ${which.value}`
    : sql`${sql.identifier(which.key)} in (
        select ${sql.identifier(which.key)} from ${sql.identifier(which.of)} where user_id = ${which.userId})`;

/** Lists rows of a table known only at run time, each keyed by its column names. */
export async function listRows(db: Queryable, table: string, which: Which) {
  const { rows } = await db.execute(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${conditionOf(which)}`,
  );
  return rows.map(({ row }) => Row.read(row));
}
