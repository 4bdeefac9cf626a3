import { eq } from 'drizzle-orm';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Finds the account that an address opens. @throws Refusal NOT_FOUND */
export async function findByAddress({ db }: Pick<Deps, 'db'>, emailId: string): Promise<{ userId: string }> {
  const [user] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  if (!user) throw refuse('NOT_FOUND', `Nobody has an account with the address ${emailId}.`);
  return user;
}
