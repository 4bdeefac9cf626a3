import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { accountByAddress } from '../account/account-by-address.ts';
import { integer, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { isVoid } from './is-void.ts';

/**
 * Sums the open rewards of all referrers who are owed something, or of the one with an address; amounts in minor units.
 */
export const sumOpenRewards = statement({
  params: { emailId: nullable(text) },
  columns: { userId: uuid, emailId: text, currency: oneOf(CURRENCIES), amount: integer },
  sql: ({ emailId }) => sql`
    select u.user_id as "userId", u.email_id as "emailId", o.currency, o.amount from (
      select user_id, currency, sum(amount)::bigint as amount from (
        select user_id, currency, amount from referral_earnings g where not ${isVoid('g')}
        union all select user_id, currency, -amount from referral_payouts
      ) moved group by user_id, currency having sum(amount) > 0
    ) o join users u using (user_id)
    where ${emailId} is null or u.user_id = ${accountByAddress(emailId)}
    order by u.email_id, o.currency`,
});
