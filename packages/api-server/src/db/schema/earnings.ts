import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { TransactionStatus } from '@plinth/domain/earnings/earning-transaction';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, instant, primaryId, refersTo } from './columns.ts';

/**
 * What a piece of work earns from a day of the school's zone on, in minor units; 0 ends it. For everyone who is paid in
 * the currency, or for the one person named.
 */
export const earningRates = pgTable(
  'earning_rates',
  {
    rateId: primaryId(),
    category: text().$type<EarningCategory>().notNull(),
    currency: text().$type<Currency>().notNull(),
    userId: uuid().references(() => users.userId),
    amount: bigint({ mode: 'number' }).notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('earning_rates_once').on(t.category, t.currency, t.userId, t.fromDay).nullsNotDistinct(),
    check('earning_rates_amount', sql`${t.amount} >= 0`),
  ],
);

/**
 * The currency in which a mentor is paid; a mentor without a row is paid in rupees. It never changes once something is
 * earned.
 */
export const earners = pgTable('earners', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId),
  currency: text().$type<Currency>().notNull(),
});

/**
 * What mentors have earned: one row per piece of work, whatever is repeated, with the rate of its day in minor units.
 * Rows are only added; a trigger refuses to change one. A mistake is corrected by a further row, which names the piece
 * of work it corrects and the reason, on the day of that work; its amount may be negative. They name no learner.
 */
export const earningItems = pgTable(
  'earning_items',
  {
    itemId: primaryId(),
    userId: refersTo(() => users.userId),
    category: text().$type<EarningCategory>().notNull(),
    /**
     * The work done: the session (with its holder, if it was taken over after it had earned), the query, the version of
     * a hand-in, the closed interview, the correction by its number.
     */
    sourceKey: text().notNull(),
    cohortId: refersTo(() => cohorts.cohortId),
    description: text().notNull(),
    quantity: integer().notNull().default(1),
    rateId: refersTo(() => earningRates.rateId),
    rate: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** When it was done, and the day of the school's zone on which it counts. */
    earnedAt: instant().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** YYYY-MM of that day. */
    month: text().notNull(),
    correctsId: uuid().references((): AnyPgColumn => earningItems.itemId),
    /** Why it was corrected, shown to the mentor. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('earning_items_once').on(t.category, t.sourceKey),
    index('earning_items_person').on(t.userId, t.month, t.category, t.amount),
    index('earning_items_logs').on(t.userId, t.earnedAt, t.itemId),
    index('earning_items_month').on(t.month, t.userId),
    index('earning_items_rate').on(t.rateId),
    index('earning_items_corrects').on(t.correctsId).where(sql`${t.correctsId} is not null`),
    check('earning_items_amount', sql`${t.quantity} > 0 and ${t.amount} = ${t.quantity} * ${t.rate}`),
    check(
      'earning_items_correction',
      sql`(${t.correctsId} is null) = (${t.reason} is null) and (${t.correctsId} is not null or ${t.amount} >= 0)`,
    ),
  ],
);

/** One transfer from the school to one mentor for the work of a month; the reference is the bank's. */
export const earningPayouts = pgTable(
  'earning_payouts',
  {
    payoutId: primaryId(),
    userId: refersTo(() => users.userId),
    month: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<TransactionStatus>().notNull().default('PROCESSING'),
    reference: text(),
    /** Why it was returned. */
    remark: text(),
    createdAt: createdAt(),
    /** When its status was last recorded. */
    statusAt: instant().notNull(),
  },
  (t) => [
    index('earning_payouts_person').on(t.userId, t.status, t.amount),
    index('earning_payouts_month').on(t.month, t.status),
    check('earning_payouts_amount', sql`${t.amount} > 0`),
    check('earning_payouts_paid', sql`${t.status} <> 'PAID' or ${t.reference} is not null`),
  ],
);

/** The part of a transfer that pays one kind of work. */
export const earningTransactions = pgTable(
  'earning_transactions',
  {
    transactionId: primaryId(),
    payoutId: refersTo(() => earningPayouts.payoutId),
    userId: refersTo(() => users.userId),
    category: text().$type<EarningCategory>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('earning_transactions_once').on(t.payoutId, t.category),
    index('earning_transactions_person').on(t.userId),
  ],
);

/** Which part of a transfer pays a piece of work: one per piece, so that nothing is paid twice. */
export const earningSettlements = pgTable(
  'earning_settlements',
  {
    itemId: uuid()
      .primaryKey()
      .references(() => earningItems.itemId),
    transactionId: refersTo(() => earningTransactions.transactionId),
  },
  (t) => [index('earning_settlements_transaction').on(t.transactionId)],
);
