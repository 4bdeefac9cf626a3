import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import type { orders } from '../../db/schema/admissions.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';

type Payer = Pick<typeof orders.$inferSelect, 'emailId' | 'userId'>;

/**
 * Returns whether a code is the reward of a learner other than this payer; a code issued to no one in particular never
 * is.
 */
export async function isForeignVoucher(db: Queryable, code: string, payer: Payer): Promise<boolean> {
  const [owner] = await db
    .select({
      userId: openAccesses.userId,
      isPayer: sql`${openAccesses.userId} = ${accountByAddress(payer.emailId)}`.mapWith(Boolean),
    })
    .from(openAccesses)
    .where(eq(openAccesses.voucherCode, code));
  return owner !== undefined && owner.userId !== payer.userId && !owner.isPayer;
}
