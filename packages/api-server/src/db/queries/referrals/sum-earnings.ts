import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { integer, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { isVoid } from './is-void.ts';

/** Sums what a referrer has earned, without what is void, and what was paid out, in minor units. */
export const sumEarnings = statement({
  params: { userId: uuid, currency: oneOf(CURRENCIES) },
  columns: { total: integer, paid: integer },
  sql: ({ userId, currency }) => sql`
    select (select coalesce(sum(amount), 0)::bigint from referral_earnings g
        where user_id = ${userId} and currency = ${currency} and not ${isVoid('g')}) as total,
      (select coalesce(sum(amount), 0)::bigint from referral_payouts
        where user_id = ${userId} and currency = ${currency}) as paid`,
});
