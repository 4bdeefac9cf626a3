import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/**
 * What each learner has earned in a cohort: the sum of the `credit_entries`, maintained by triggers in the statement
 * that writes them (guards/credit_totals.sql), so that a rank need not add up a whole cohort. Nothing else writes it.
 */
export const creditTotals = pgTable(
  'credit_totals',
  {
    cohortId: uuid().notNull(),
    userId: uuid().notNull(),
    credits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId] })],
);
