import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { counters } from '../../db/schema/admissions.ts';

/** The papers that are numbered, each in its own series. */
type Paper = 'invoice' | 'credit-note';

/** The row of the counter stays locked until the transaction commits, so a number is never skipped. */
export async function takeInvoiceNumber(tx: Transaction, paper: Paper): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: paper, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!counter) throw new Error('no invoice number');
  return counter.value;
}
