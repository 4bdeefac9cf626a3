import type { AccountSession } from '@plinth/domain/account/account-session';
import { deviceOfUserAgent } from '@plinth/domain/account/device-of-user-agent';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';

/** Lists the caller's sessions, the last used first, in pages of 20. */
export async function listSessions(
  deps: Deps,
  caller: Caller,
  { pageNo }: { pageNo: number },
): Promise<{ sessions: AccountSession[]; total: number }> {
  const { userId, tokenHash } = notActing(caller);
  const own = and(eq(sessions.userId, userId), gt(sessions.expiresAt, deps.now()));
  const [rows, total] = await Promise.all([
    deps.db
      .select()
      .from(sessions)
      .where(own)
      // The session making the call is in use now, whatever its row says.
      .orderBy(
        desc(sql`${sessions.tokenHash} = ${tokenHash}`),
        desc(sessions.lastUsedAt),
        desc(sessions.sessionId),
      )
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(sessions, own),
  ]);
  return {
    total,
    sessions: rows.map((row) => ({
      sessionId: row.sessionId,
      device: deviceOfUserAgent(row.userAgent),
      countryCode: row.countryCode,
      address: row.address,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.tokenHash === tokenHash,
    })),
  };
}
