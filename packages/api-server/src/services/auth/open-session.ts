import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';

/** Opens a session for three days; always a fresh token, so one planted before login is worth nothing (D-17). */
export async function openSession(
  db: Queryable,
  request: Pick<RequestFacts, 'userAgent'>,
  userId: string,
  now: Date,
) {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: request.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + COOKIE_MAX_AGE_DAYS * 86_400_000),
  });
  return { token, userId };
}
