import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

/** Deletes a person's rows from a table known only at run time. */
export async function deleteRows(
  tx: Transaction,
  { table, column, userId }: { table: string; column: string; userId: string },
): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
}
