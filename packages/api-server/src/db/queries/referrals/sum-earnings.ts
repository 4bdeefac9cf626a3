import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { integer, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Sums what a referrer has earned and what was paid out, in minor units. */
export const sumEarnings = statement({
  params: { userId: uuid, currency: oneOf(CURRENCIES) },
  columns: { total: integer, paid: integer },
  sql: ({ userId, currency }) => sql`
    select (select coalesce(sum(amount), 0)::bigint from referral_earnings
        where user_id = ${userId} and currency = ${currency}) as total,
      (select coalesce(sum(amount), 0)::bigint from referral_payouts
        where user_id = ${userId} and currency = ${currency}) as paid`,
});
