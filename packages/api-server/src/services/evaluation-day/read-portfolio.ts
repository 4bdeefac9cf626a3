import type { Queryable } from '../../db/database.ts';
import { listPortfolio } from '../../db/queries/evaluation-day/list-portfolio.ts';

/**
 * Returns what a learner handed in for the evaluation day, the last version of each, in one query; drafts stay private.
 */
export async function readPortfolio(db: Queryable, key: { cohortId: string; userId: string }) {
  const handIns = await listPortfolio.rows(db, key);
  return handIns.map((handIn) => ({ ...handIn, submittedAt: handIn.submittedAt.toISOString() }));
}
