import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

/** Puts another address in place of one, in a table that is known at run time only. */
export async function replaceAddress(
  tx: Transaction,
  { table, emailId, alias }: { table: string; emailId: string; alias: string },
): Promise<void> {
  await tx.execute(sql`update ${sql.identifier(table)} set email_id = ${alias} where email_id = ${emailId}`);
}
