import { desc, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { placementMessages } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';

/** What learners of a cohort wrote to the placement team, the latest first, twenty a page. @throws Refusal NOT_FOUND */
export async function listPlacementMessages(
  { db }: Pick<Deps, 'db'>,
  { cohort, page }: { cohort: BatchName; page: number },
): Promise<{ emailId: string; subject: string | null; message: string; createdAt: Date }[]> {
  return db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    return tx
      .select({
        emailId: users.emailId,
        subject: placementMessages.subject,
        message: placementMessages.message,
        createdAt: placementMessages.createdAt,
      })
      .from(placementMessages)
      .innerJoin(users, eq(users.userId, placementMessages.userId))
      .where(eq(placementMessages.cohortId, cohortId))
      .orderBy(desc(placementMessages.createdAt), desc(placementMessages.messageId))
      .limit(20)
      .offset(page * 20);
  });
}
