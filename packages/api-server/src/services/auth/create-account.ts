import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userAddresses, userProfiles, users } from '../../db/schema/accounts.ts';

type NewAccount = {
  emailId: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  phone?: string | null;
  emailVerifiedAt: Date | null;
  now: Date;
};

/** Creates user and profile together; null if the address is taken, which the unique index decides. */
export async function createAccount(
  tx: Transaction,
  account: NewAccount,
): Promise<{ userId: string; userHash: string } | null> {
  const [further] = await tx
    .select({ userId: userAddresses.userId })
    .from(userAddresses)
    .where(eq(userAddresses.emailId, account.emailId));
  if (further) return null;
  const [user] = await tx
    .insert(users)
    .values({
      emailId: account.emailId,
      passwordHash: account.passwordHash,
      phone: account.phone ?? null,
      emailVerifiedAt: account.emailVerifiedAt,
      userHash: randomBytes(9).toString('base64url'),
      createdAt: account.now,
    })
    .onConflictDoNothing({ target: users.emailId })
    .returning({ userId: users.userId, userHash: users.userHash });
  if (!user) return null;
  await tx.insert(userProfiles).values({
    userId: user.userId,
    firstName: account.firstName,
    lastName: account.lastName,
    updatedAt: account.now,
  });
  return user;
}
