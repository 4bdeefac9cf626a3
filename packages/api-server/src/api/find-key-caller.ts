import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { apiKeys } from '../db/schema/api-keys.ts';
import type { Deps } from '../deps.ts';
import type { Caller, RequestFacts } from './context.ts';
import { hashToken } from './token-hash.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** The key named by a request, if any. A session's token takes precedence. */
export function keyOf({ headers }: Pick<RequestFacts, 'headers'>): string | null {
  if (headers['x-auth-token']) return null;
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The caller behind a key: its maker, with only what the key may do and the maker's roles still allow. It has no roles
 * of its own, no place in a cohort and no second factor.
 */
export async function findKeyCaller(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: string,
): Promise<Caller | null> {
  const [row] = await db
    .select({
      keyId: apiKeys.keyId,
      name: apiKeys.name,
      capabilities: apiKeys.capabilities,
      userId: users.userId,
      emailId: users.emailId,
      emailVerifiedAt: users.emailVerifiedAt,
      makerRoles: users.staffRoles,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.userId, apiKeys.madeById))
    .where(and(eq(apiKeys.tokenHash, hashToken(key)), isNull(apiKeys.endedAt), gt(apiKeys.expiresAt, now())));
  if (!row) return null;
  const { keyId, name, capabilities, makerRoles } = row;
  return {
    userId: row.userId,
    emailId: row.emailId,
    isEmailVerified: row.emailVerifiedAt !== null,
    roles: [],
    staffRoles: [],
    secondFactorAt: null,
    tokenHash: hashToken(key),
    actorId: null,
    membership: null,
    coachmarks: null,
    key: { keyId, name, capabilities, makerRoles },
  };
}
