import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { vouchers } from './admissions.ts';
import { enrolments } from './cohorts.ts';
import { deletedWith, instant, oneFor } from './columns.ts';

/** A learner's access to an open course: how long it lasts, what was earned and what is shown. One row per place. */
export const openAccesses = pgTable(
  'open_accesses',
  {
    enrolmentId: oneFor(() => enrolments.enrolmentId),
    userId: deletedWith(() => users.userId),
    /** When the learner started the course; the timer runs from here to endsAt. */
    startedAt: instant(),
    endsAt: instant(),
    /** When access was extended, at most once. */
    extendedAt: instant(),
    hideIndicators: boolean().notNull().default(false),
    rewardUnlockedAt: instant(),
    /** Null if the school gives no voucher. */
    voucherCode: text().references(() => vouchers.code),
  },
  (t) => [
    index('open_accesses_user').on(t.userId),
    check('open_accesses_time', sql`(${t.startedAt} is null) = (${t.endsAt} is null)`),
    check('open_accesses_voucher', sql`${t.voucherCode} is null or ${t.rewardUnlockedAt} is not null`),
  ],
);
