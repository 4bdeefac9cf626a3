import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { counters } from '../../db/schema/admissions.ts';

/** The numbered documents, each with its own series. */
type Paper = 'invoice' | 'credit-note';

/** Takes the next number; the counter row stays locked until the transaction commits, so none is skipped. */
export const nextNumber = (tx: Transaction, paper: Paper) =>
  tx
    .insert(counters)
    .values({ name: paper, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
