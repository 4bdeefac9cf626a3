import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/** Locks the row that a condition names until the transaction ends, and returns it as it then is; undefined without one. */
export async function lockRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  where: SQL | undefined,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update');
  return row as Table['$inferSelect'] | undefined;
}
