import type { LeadConnection } from '@plinth/domain/vouching/lead-connection';
import type { leadConnections } from '../../db/schema/vouching.ts';

/** Returns a connection as its learner sees it: without the address or anything that could be traced to it. */
export const toConnection = (row: typeof leadConnections.$inferSelect): LeadConnection => ({
  connectionId: row.connectionId,
  firstName: row.firstName,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  recordStatus: row.recordStatus,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  isShown: row.isShown,
});
