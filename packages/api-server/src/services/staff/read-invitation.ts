import { eq } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Finds the invitation of a link. @throws Refusal NOT_FOUND unknown, accepted or withdrawn; GONE expired */
export async function findInvitation(db: Queryable, token: string, now: Date) {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, hashToken(token)));
  if (!found)
    throw refuse('NOT_FOUND', 'We do not recognise this invitation, or it has already been accepted.');
  if (found.expiresAt <= now) throw refuse('GONE', 'This invitation has expired. Ask for a new one.');
  return found;
}

/** Returns what the page of an invitation shows to anyone with the link. @throws Refusal as findInvitation */
export async function readInvitation({ db, now }: Pick<Deps, 'db' | 'now'>, token: string) {
  const { emailId, staffRoles, mentorRoles, expiresAt } = await findInvitation(db, token, now());
  const [account] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  return {
    emailId,
    staffRoles,
    mentorRoles,
    hasAccount: account !== undefined,
    expiresAt: expiresAt.toISOString(),
  };
}
