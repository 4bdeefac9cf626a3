import type { PlacementStatus } from '@plinth/domain/placement/placement-status';
import type { SelfPlacement } from '@plinth/domain/placement/self-placement';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';
import { type LearnerPlacement, readPlacements } from './read-placements.ts';
import { toSelfPlacement } from './self-placement-rows.ts';

type Listed = LearnerPlacement & { userId: string; emailId: string; selfPlaced: SelfPlacement | null };

/**
 * Lists the placement state of a cohort's learners, by address; `status` narrows them. Learners who have left are not
 * included. Four statements, however many learners there are.
 * @throws Refusal NOT_FOUND no such cohort
 */
export async function listPlacements(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { cohort, status }: { cohort: BatchName; status?: PlacementStatus | undefined },
): Promise<Listed[]> {
  return db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    const placements = await readPlacements(
      tx,
      and(eq(enrolments.cohortId, cohortId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
      now(),
    );
    const chosen = placements.filter((one) => status === undefined || one.status === status);
    const ids = chosen.map(({ userId }) => userId);
    const people = await tx
      .select({ userId: users.userId, emailId: users.emailId })
      .from(users)
      .where(inArray(users.userId, ids));
    const jobs = await tx.select().from(selfPlacements).where(eq(selfPlacements.cohortId, cohortId));
    const emailOf = new Map(people.map(({ userId, emailId }) => [userId, emailId]));
    const jobOf = new Map(jobs.map((row) => [row.userId, toSelfPlacement(row)]));
    return chosen.map((one) => ({
      ...one,
      emailId: emailOf.get(one.userId) ?? '',
      selfPlaced: jobOf.get(one.userId) ?? null,
    }));
  });
}
