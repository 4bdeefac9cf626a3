import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { instant, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Returns one row even when two calls race: the second gets the row that the first has made. */
export const findOrMakeReferrer = statement({
  params: { userId: uuid, uniqueReferrerId: text, now: instant },
  columns: { uniqueReferrerId: text, currency: oneOf(CURRENCIES) },
  sql: ({ userId, uniqueReferrerId, now }) => sql`
    with made as (
      insert into referrers (user_id, unique_referrer_id, currency, created_at)
      select ${userId}, ${uniqueReferrerId},
        coalesce((select currency from orders where user_id = ${userId} order by created_at desc limit 1), 'INR'), ${now}
      where not exists (select from referrers where user_id = ${userId})
      on conflict (user_id) do update set user_id = excluded.user_id
      returning unique_referrer_id, currency
    )
    select unique_referrer_id as "uniqueReferrerId", currency from made
    union all select unique_referrer_id, currency from referrers where user_id = ${userId}`,
});
