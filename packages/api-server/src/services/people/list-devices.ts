import { deviceOfUserAgent } from '@plinth/domain/account/device-of-user-agent';
import type { PersonDevice } from '@plinth/domain/people/person-sections';
import { and, desc, eq, gt } from 'drizzle-orm';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import type { PersonPage } from './person-page.ts';

/** Lists where a person is signed in, most recently used first, in two round trips. */
export async function listDevices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, pageNo }: PersonPage,
): Promise<{ devices: PersonDevice[]; total: number }> {
  const where = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now()));
  const { limit, offset } = pageOf(pageNo);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(sessions)
      .where(where)
      .orderBy(desc(sessions.lastUsedAt), sessions.sessionId)
      .limit(limit)
      .offset(offset),
    db.$count(sessions, where),
  ]);
  return {
    devices: rows.map(({ sessionId, userAgent, countryCode, lastUsedAt, createdAt }) => ({
      sessionId,
      device: deviceOfUserAgent(userAgent),
      countryCode,
      lastUsedAt: lastUsedAt.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
    total,
  };
}
