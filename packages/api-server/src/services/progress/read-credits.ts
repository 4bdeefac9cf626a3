import type { Queryable } from '../../db/database.ts';
import { listCredits } from '../../db/queries/progress/list-credits.ts';

/** A learner's credits from one node: in total, in the last seven days, and in the seven before. */
export type NodeCredits = { nodeId: string; credits: number; lastWeek: number; weekBefore: number };

/** Returns the credits of a learner in a cohort by node. */
export async function readCredits(
  db: Queryable,
  cohortId: string,
  userId: string,
  now: Date,
): Promise<NodeCredits[]> {
  const found = await listCredits.first(db, { cohortId, userId, now });
  return (found?.credits ?? []).map(([nodeId, credits, lastWeek, weekBefore]) => ({
    nodeId,
    credits,
    lastWeek,
    weekBefore,
  }));
}

export const total = (
  credits: readonly NodeCredits[],
  field: 'credits' | 'lastWeek' | 'weekBefore',
): number => credits.reduce((sum, row) => sum + row[field], 0);
