import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';

/**
 * Counts a lead who came over a referral link among the friends of the link's owner. An unknown link, the owner's own
 * address or a friend who is there already change nothing.
 */
export async function keepSentLead(
  tx: Transaction,
  lead: { uniqueReferrerId: string; firstName: string; emailId: string; productId: string | null; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into referees (referee_id, user_id, referee_name, email_id, product_id, created_at)
    select ${uuidv7()}::uuid, f.user_id, ${lead.firstName}::text, ${lead.emailId}::text, ${lead.productId}::text,
      ${lead.now.toISOString()}::timestamptz
    from referrers f join users u using (user_id)
    where f.unique_referrer_id = ${lead.uniqueReferrerId} and u.email_id <> ${lead.emailId}
    on conflict do nothing`);
}
