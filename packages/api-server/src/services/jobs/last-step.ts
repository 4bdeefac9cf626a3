import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { userJobs, userJobUpdates } from '../../db/schema/jobs.ts';

/**
 * The last step of an application as a column of its row: null before there is one. For statements over `user_jobs`.
 */
export function lastStep(db: Queryable) {
  const last = db
    .select({ status: userJobUpdates.status })
    .from(userJobUpdates)
    .where(eq(userJobUpdates.userJobId, userJobs.userJobId))
    .orderBy(desc(userJobUpdates.createdAt), desc(userJobUpdates.updateId))
    .limit(1);
  return sql`(${last})`.mapWith(userJobUpdates.status);
}

/** Reads the last step of an application that the transaction holds; undefined before there is one. */
export async function readLastStep(
  tx: Transaction,
  userJobId: string,
): Promise<typeof userJobUpdates.$inferSelect | undefined> {
  const [last] = await tx
    .select()
    .from(userJobUpdates)
    .where(eq(userJobUpdates.userJobId, userJobId))
    .orderBy(desc(userJobUpdates.createdAt), desc(userJobUpdates.updateId))
    .limit(1);
  return last;
}
