import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { referees, referrers } from '../../db/schema/referrals.ts';

/**
 * Adds a lead who came by a referral link to the friends of the link's owner. An unknown link, an address of
 * the owner's own or an existing friend changes nothing.
 */
export async function recordReferredLead(
  tx: Transaction,
  lead: { uniqueReferrerId: string; firstName: string; emailId: string; productId: string | null; now: Date },
): Promise<void> {
  const { uniqueReferrerId, firstName, emailId, productId, now } = lead;
  const refereeId = uuidv7();
  await tx
    .insert(referees)
    .select(
      tx
        .select({
          refereeId: sql`${refereeId}::uuid`.as('referee_id'),
          userId: referrers.userId,
          refereeName: sql`${firstName}::text`.as('referee_name'),
          emailId: sql`${emailId}::text`.as('email_id'),
          phone: sql`null::text`.as('phone'),
          productId: sql`${productId}::text`.as('product_id'),
          prospectId: sql`null::uuid`.as('prospect_id'),
          createdAt: sql`${sql.param(now, referees.createdAt)}::timestamptz`.as('created_at'),
        })
        .from(referrers)
        .where(
          and(
            eq(referrers.uniqueReferrerId, uniqueReferrerId),
            sql`${referrers.userId} is distinct from ${accountByAddress(emailId)}`,
          ),
        ),
    )
    .onConflictDoNothing();
}
