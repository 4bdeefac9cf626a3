import type { Queryable } from '../../db/database.ts';
import { listCredits } from '../../db/queries/progress/list-credits.ts';

/** A learner's credits from one node: in total, in the last seven days, and in the seven before. */
export type NodeCredits = Awaited<ReturnType<typeof listCredits.rows>>[number];

/** Returns the credits of a learner in a cohort by node. */
export const readCredits = (
  db: Queryable,
  cohortId: string,
  userId: string,
  now: Date,
): Promise<NodeCredits[]> => listCredits.rows(db, { cohortId, userId, now });

export const total = (
  credits: readonly NodeCredits[],
  field: 'credits' | 'lastWeek' | 'weekBefore',
): number => credits.reduce((sum, row) => sum + row[field], 0);
