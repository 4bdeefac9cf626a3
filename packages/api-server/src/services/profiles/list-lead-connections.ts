import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { leadConnections } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';

/** Leads who ask the caller to vouch for the course: first name and message, no way to reach them (API-058). */
export async function listLeadConnections(deps: Deps, caller: Caller, pageNo: number) {
  const own = and(eq(leadConnections.userId, caller.userId), ne(leadConnections.recordStatus, 'DELETED'));
  const [rows, [counted]] = await Promise.all([
    deps.db
      .select()
      .from(leadConnections)
      .where(own)
      .orderBy(desc(leadConnections.connectionId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.select({ total: count() }).from(leadConnections).where(own),
  ]);
  return {
    connections: rows.map(({ connectionId, firstName, message, createdAt, recordStatus }) => ({
      connectionId,
      firstName,
      message,
      createdAt: createdAt.toISOString(),
      recordStatus,
    })),
    total: counted?.total ?? 0,
  };
}
