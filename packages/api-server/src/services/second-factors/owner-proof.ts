import { FRESH_SIGN_IN_MINUTES, type OwnerProof } from '@plinth/domain/auth/second-factor';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';

/** Returns what a session's owner has to show before a second factor is set up in it. */
export async function ownerProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tokenHash: string,
): Promise<OwnerProof> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  if (!session) return 'SIGN_IN';
  if (now().getTime() - session.createdAt.getTime() < FRESH_SIGN_IN_MINUTES * 60_000) return 'NONE';
  return session.passwordHash ? 'PASSWORD' : 'SIGN_IN';
}
