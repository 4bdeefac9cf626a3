import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/** Finds a guide or lead mentor by address, for staff. @throws Refusal NOT_FOUND */
export async function findEarner(db: Queryable, emailId: string): Promise<{ userId: string }> {
  const [found] = await db
    .select({ userId: users.userId, roles: users.roles })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  if (!found?.roles.some((role) => role === 'INDUSTRIAL_GUIDE' || role === 'LEAD_MENTOR'))
    throw refuse('NOT_FOUND', `${emailId} is not a guide or lead mentor.`);
  return found;
}
