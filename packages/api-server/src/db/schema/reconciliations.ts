import type { Discrepancy, ReconciliationSource } from '@plinth/domain/payments/discrepancy';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';

/** The findings of each comparison of the books with the providers; retained for a year. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    reconciliationId: primaryId(),
    ranAt: instant().notNull(),
    days: integer().notNull(),
    source: text().$type<ReconciliationSource>().notNull(),
    findings: jsonb().$type<Discrepancy[]>().notNull(),
  },
  (t) => [index('reconciliations_ran').on(t.ranAt)],
);
