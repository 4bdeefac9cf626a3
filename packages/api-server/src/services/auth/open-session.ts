import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';

/** A session as it was opened; `binding` goes into a cookie that no script reads, and nowhere else. */
export type OpenedSession = { token: string; userId: string; binding: string | null };

/**
 * Opens a session for three days; always a fresh token, so one planted before login is worth nothing (D-17). A
 * session that a browser opens is bound to a second secret, so that a token stolen from a script opens nothing.
 */
export async function openSession(
  db: Queryable,
  request: Pick<RequestFacts, 'userAgent' | 'address' | 'countryCode' | 'isBrowser'>,
  userId: string,
  now: Date,
): Promise<OpenedSession> {
  const token = newToken();
  const binding = request.isBrowser ? newToken() : null;
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    bindingHash: binding && hashToken(binding),
    userId,
    userAgent: request.userAgent.slice(0, 300),
    address: request.address,
    countryCode: request.countryCode,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + COOKIE_MAX_AGE_DAYS * 86_400_000),
  });
  return { token, userId, binding };
}
