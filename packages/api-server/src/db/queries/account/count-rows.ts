import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database.ts';
import { integer } from '../kinds.ts';

/** Counts a person's rows in a table known only at run time, including those of accounts merged into theirs. */
export async function countRows(
  db: Queryable,
  { table, column, userId }: { table: string; column: string; userId: string },
): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} in (
      select user_id from users where user_id = ${userId} or merged_into_id = ${userId})`,
  );
  return integer.read(rows[0]?.count);
}
