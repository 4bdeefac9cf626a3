import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { enrolments } from './cohorts.ts';
import { createdAt, deletedWith, oneFor, primaryId, refersTo } from './columns.ts';
import { prospects } from './prospects.ts';

/**
 * People with a referral link. The token is stored in plain form, since its owner reads it again; it reveals only a
 * first name.
 */
export const referrers = pgTable('referrers', {
  userId: oneFor(() => users.userId),
  uniqueReferrerId: text().notNull().unique(),
  /** The currency in which rewards are counted. */
  currency: text().$type<Currency>().notNull(),
  visits: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Friends who were invited, or who followed a link and left their address. */
export const referees = pgTable(
  'referees',
  {
    refereeId: primaryId(),
    userId: deletedWith(() => referrers.userId),
    refereeName: text().notNull(),
    emailId: text().notNull(),
    phone: text(),
    productId: text().$type<ProductCode>(),
    /** The sender, once contacts have been merged into prospects. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referees_once').on(t.userId, t.emailId),
    index('referees_email').on(t.emailId, t.refereeId),
    index('referees_latest').on(t.userId, t.refereeId),
    index('referees_prospect').on(t.prospectId),
  ],
);

/**
 * What a friend's first enrolment earned, once per enrolment, in minor units. Rows outlive the friend's name; one whose
 * place was cancelled before it was paid counts nowhere, and goes with the next payout.
 */
export const referralEarnings = pgTable(
  'referral_earnings',
  {
    earningId: primaryId(),
    refereeId: uuid()
      .unique()
      .references(() => referees.refereeId, { onDelete: 'set null' }),
    userId: refersTo(() => users.userId),
    enrolmentId: uuid()
      .notNull()
      .unique()
      .references(() => enrolments.enrolmentId),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('referral_earnings_user').on(t.userId),
    check('referral_earnings_amount', sql`${t.amount} >= 0`),
  ],
);

/** Payouts by staff to a referrer, in minor units; the reference is that of the transfer. Rows are only added. */
export const referralPayouts = pgTable(
  'referral_payouts',
  {
    payoutId: primaryId(),
    userId: refersTo(() => users.userId),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    reference: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('referral_payouts_user').on(t.userId),
    check('referral_payouts_amount', sql`${t.amount} > 0`),
  ],
);
