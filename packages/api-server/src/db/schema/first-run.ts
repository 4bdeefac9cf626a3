import type { GuideStepKey } from '@plinth/domain/first-run/guide-step';
import type { Currency } from '@plinth/domain/money/currency';
import type { TaxRate } from '@plinth/domain/orders/tax-share';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** What the school states about itself on its documents: one row, `school`; until it is written the settings apply. */
export const schoolDetails = pgTable('school_details', {
  key: text().$type<'school'>().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  zone: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  taxLines: text().notNull().default(''),
  /** As typed. */
  taxesText: text().notNull().default(''),
  taxes: jsonb().$type<Partial<Record<Currency, TaxRate[]>>>().notNull().default({}),
  savedAt: instant().notNull(),
});

/** Steps of the first-run guide that were postponed. */
export const guideStepsPutOff = pgTable('guide_steps_put_off', {
  step: text().$type<GuideStepKey>().primaryKey(),
  putOffAt: createdAt(),
});
