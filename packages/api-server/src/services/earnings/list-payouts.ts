import type { TransactionStatus } from '@plinth/domain/earnings/earning-transaction';
import type { Currency } from '@plinth/domain/money/currency';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { earningPayouts } from '../../db/schema/earnings.ts';

export type Payout = {
  payoutId: string;
  userId: string;
  emailId: string;
  name: string;
  month: string;
  amount: number;
  currency: Currency;
  status: TransactionStatus;
  reference: string | null;
  /** The page on which the person reads their earnings. */
  href: '/lm/earnings' | '/mentor/earnings';
};

const NAME = sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String);

/**
 * Lists transfers with their recipients, by month and name, for staff.
 * @param which filter by columns of the transfer and of its person
 */
export async function listPayouts(db: Queryable, which: SQL | undefined): Promise<Payout[]> {
  const rows = await db
    .select({
      payoutId: earningPayouts.payoutId,
      userId: users.userId,
      emailId: users.emailId,
      roles: users.roles,
      name: NAME,
      month: earningPayouts.month,
      amount: earningPayouts.amount,
      currency: earningPayouts.currency,
      status: earningPayouts.status,
      reference: earningPayouts.reference,
    })
    .from(earningPayouts)
    .innerJoin(users, eq(users.userId, earningPayouts.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, earningPayouts.userId))
    .where(which)
    .orderBy(asc(earningPayouts.month), NAME, asc(earningPayouts.payoutId));
  return rows.map(({ roles, ...payout }) => ({
    ...payout,
    href: roles.includes('LEAD_MENTOR') ? '/lm/earnings' : '/mentor/earnings',
  }));
}
