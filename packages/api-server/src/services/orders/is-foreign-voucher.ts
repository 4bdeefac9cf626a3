import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { orders } from '../../db/schema/admissions.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';

type Payer = Pick<typeof orders.$inferSelect, 'emailId' | 'userId'>;

/** Whether a code is the reward of a learner who is not this payer; a code that was given to nobody is nobody's. */
export async function isForeignVoucher(db: Queryable, code: string, payer: Payer): Promise<boolean> {
  const [owner] = await db
    .select({ userId: users.userId, emailId: users.emailId })
    .from(openAccesses)
    .innerJoin(users, eq(users.userId, openAccesses.userId))
    .where(eq(openAccesses.voucherCode, code));
  return owner !== undefined && owner.userId !== payer.userId && owner.emailId !== payer.emailId;
}
