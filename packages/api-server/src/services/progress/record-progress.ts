import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { nodeProgress } from '../../db/schema/curriculum.ts';

export type ProgressKey = { cohortId: string; userId: string; nodeId: string };

/** Records that a node was started; an existing record is unchanged. Returns the resulting state. */
export async function recordStarted(db: Queryable, key: ProgressKey, now: Date) {
  const [row] = await db
    .insert(nodeProgress)
    .values({ ...key, state: 'STARTED', startedAt: now })
    .onConflictDoUpdate({
      target: [nodeProgress.cohortId, nodeProgress.userId, nodeProgress.nodeId],
      set: { state: sql`${nodeProgress.state}` },
    })
    .returning({ state: nodeProgress.state });
  return row?.state ?? 'STARTED';
}
