import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { referrers } from '../../db/schema/referrals.ts';

export type Referrer = Pick<typeof referrers.$inferSelect, 'uniqueReferrerId' | 'currency'>;

/**
 * The referrer that a person is, made with the first call (API-246). Rewards are counted in the currency that the
 * person last paid in, rupees when there was no order.
 */
export async function findReferrer(db: Queryable, userId: string, now: Date): Promise<Referrer> {
  const { rows } = await db.execute<{ unique_referrer_id: string; currency: Referrer['currency'] }>(sql`
    with made as (
      insert into referrers (user_id, unique_referrer_id, currency, created_at)
      select ${userId}::uuid, ${randomBytes(16).toString('base64url')},
        coalesce((select currency from orders where user_id = ${userId} order by created_at desc limit 1), 'INR'),
        ${now.toISOString()}::timestamptz
      where not exists (select from referrers where user_id = ${userId})
      on conflict (user_id) do update set user_id = excluded.user_id
      returning unique_referrer_id, currency
    )
    select unique_referrer_id, currency from made
    union all select unique_referrer_id, currency from referrers where user_id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error('no referrer was found or made');
  return { uniqueReferrerId: row.unique_referrer_id, currency: row.currency };
}
