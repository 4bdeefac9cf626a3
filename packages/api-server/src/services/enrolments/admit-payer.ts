import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { createAccount } from '../auth/create-account.ts';
import { mailEmailToken } from '../auth/mail-email-token.ts';
import { enrolFromOrder } from './enrol-from-order.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'orderId' | 'userId' | 'cohortId' | 'productId' | 'emailId' | 'firstName' | 'lastName' | 'billingContact'
>;

/**
 * Makes a payer a learner, in the settling transaction: the account of the order's address, made without a password
 * where there is none, and the place in the cohort. A new account gets the one mail to set its password.
 * @returns what the order keeps of it; cohortId null when the product has no cohort yet
 */
export async function admitPayer(
  tx: Transaction,
  deps: Deps,
  order: Order,
): Promise<{ userId: string; cohortId: string | null }> {
  const phone = order.billingContact?.phone;
  const made = order.userId
    ? null
    : await createAccount(tx, {
        emailId: order.emailId,
        firstName: order.firstName,
        lastName: order.lastName,
        passwordHash: null,
        phone: typeof phone === 'string' && phone !== '' ? phone : null,
        emailVerifiedAt: null,
      });
  if (made)
    await mailEmailToken(
      tx,
      'WELCOME',
      { ...made, emailId: order.emailId, firstName: order.firstName },
      deps.settings.PLINTH_ORIGIN,
      deps.now(),
    );
  const userId = order.userId ?? made?.userId ?? (await findAccount(tx, order.emailId));
  return { userId, cohortId: await enrolFromOrder(tx, deps, { ...order, userId }) };
}

async function findAccount(tx: Transaction, emailId: string): Promise<string> {
  const [user] = await tx.select({ userId: users.userId }).from(users).where(eq(users.emailId, emailId));
  if (!user) throw new Error('an address was taken and has no account');
  return user.userId;
}
