import type { InterestRecord } from '@plinth/domain/placement/interest-record';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { placementInterests } from '../../db/schema/placement.ts';

type Row = typeof placementInterests.$inferSelect;

export const toInterest = ({
  cohortId,
  userId,
  updatedAt,
  reopenedUntil,
  ...interest
}: Row): InterestRecord => interest;

export const ofLearner = (cohortId: string, userId: string) =>
  and(eq(placementInterests.cohortId, cohortId), eq(placementInterests.userId, userId));

/** Finds the learner's interest record for a cohort, or null. */
export async function findInterest(
  db: Queryable,
  cohortId: string,
  userId: string,
): Promise<InterestRecord | null> {
  const [row] = await db.select().from(placementInterests).where(ofLearner(cohortId, userId));
  return row ? toInterest(row) : null;
}
