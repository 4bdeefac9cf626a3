import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/** Finds the lead mentor with an address typed by staff. @throws Refusal NOT_FOUND */
export async function findLeadMentor(db: Queryable, emailId: string): Promise<string> {
  const [person] = await db
    .select({ userId: users.userId, roles: users.roles })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  if (!person?.roles.includes('LEAD_MENTOR')) throw refuse('NOT_FOUND', `${emailId} is no lead mentor.`);
  return person.userId;
}
