import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

/** Deletes the rows of a person from a table that is known at run time only. */
export async function deleteRows(
  tx: Transaction,
  { table, column, userId }: { table: string; column: string; userId: string },
): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
}
