import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

/** Replaces one address with another in a table known only at run time. */
export async function replaceAddress(
  tx: Transaction,
  { table, emailId, alias }: { table: string; emailId: string; alias: string },
): Promise<void> {
  await tx.execute(sql`update ${sql.identifier(table)} set email_id = ${alias} where email_id = ${emailId}`);
}
