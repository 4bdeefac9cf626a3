import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { json, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { ownCurrency } from './own-currency.ts';

/**
 * Sums a mentor's earnings per month from a given month on, in minor units by YYYY-MM; months without work are omitted.
 */
export const sumMonths = statement({
  params: { userId: uuid, since: text },
  columns: { currency: oneOf(CURRENCIES), months: json(z.record(z.string(), z.int())) },
  sql: ({ userId, since }) => sql`
    select ${ownCurrency(userId)} as currency,
      coalesce((select json_object_agg(month, amount) from (
        select month, sum(amount)::bigint as amount from earning_items
        where user_id = ${userId} and month >= ${since} group by month
      ) of_months), '{}') as months`,
});
