import type { OfficeEarningDetail } from '@plinth/domain/earnings/office-earning';
import { and, eq } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { listPayouts } from '../earnings/list-payouts.ts';
import { listWork } from '../earnings/list-work.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns a mentor's month with each piece of work and its transfers. @throws Refusal NOT_FOUND not a person who earns
 */
export async function readEarning(
  { db }: Pick<Deps, 'db'>,
  { userId, month }: { userId: string; month: string },
): Promise<{ earning: OfficeEarningDetail }> {
  const [person] = await db
    .select({
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!person) throw refuse('NOT_FOUND', 'Person not found.');
  const { emailId, firstName, lastName } = person;
  const [work, transfers] = await Promise.all([
    listWork({ db }, { userId, month }),
    listPayouts(db, and(eq(earningPayouts.userId, userId), eq(earningPayouts.month, month))),
  ]);
  return {
    earning: {
      userId,
      name: `${firstName} ${lastName}`.trim(),
      emailId,
      month,
      work,
      transfers: transfers.map(({ payoutId, amount, currency, status, reference, ...one }) => ({
        payoutId,
        month: one.month,
        amount,
        currency,
        status,
        reference,
      })),
    },
  };
}
