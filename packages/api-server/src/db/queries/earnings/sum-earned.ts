import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { integer, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { ownCurrency } from './own-currency.ts';

/** Sums what a mentor has earned and received, in minor units; one row, even for a mentor without earnings. */
export const sumEarned = statement({
  params: { userId: uuid, month: text },
  columns: { currency: oneOf(CURRENCIES), total: integer, thisMonth: integer, paid: integer },
  sql: ({ userId, month }) => sql`
    select ${ownCurrency(userId)} as currency,
      (select coalesce(sum(amount), 0)::bigint from earning_items where user_id = ${userId}) as total,
      (select coalesce(sum(amount), 0)::bigint from earning_items where user_id = ${userId} and month = ${month})
        as "thisMonth",
      (select coalesce(sum(amount), 0)::bigint from earning_payouts where user_id = ${userId} and status = 'PAID')
        as paid`,
});
