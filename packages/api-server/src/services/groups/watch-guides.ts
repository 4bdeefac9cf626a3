import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import { lockCohort } from './lock-cohort.ts';
import { passOnQueries } from './pass-on-queries.ts';

type Learner = { cohortId: string; userId: string };

/**
 * Locks the cohorts of learners and notes who guides each of them. Everything that changes this (a move, another guide
 * of a group, a place that ends, opens again or is transferred) calls the returned function afterwards: the unresolved
 * queries of the learners go to the guide whom they have by then.
 * @returns what passes the queries on, and returns how many
 * @throws Refusal NOT_FOUND one of the cohorts
 */
export async function watchGuides(
  tx: Transaction,
  learners: readonly Learner[],
): Promise<(at: Date) => Promise<number>> {
  const cohortIds = [...new Set(learners.map(({ cohortId }) => cohortId))].sort();
  for (const cohortId of cohortIds) await lockCohort(tx, cohortId);
  const before = await readGuides(tx, learners);
  return async (at) => {
    const after = await readGuides(tx, learners);
    let passed = 0;
    for (const cohortId of cohortIds)
      passed += await passOnQueries(tx, {
        cohortId,
        changes: learners
          .filter((learner) => learner.cohortId === cohortId)
          .map((learner) => ({
            userId: learner.userId,
            fromId: before.get(keyOf(learner)) ?? null,
            toId: after.get(keyOf(learner)) ?? null,
          })),
        at,
      });
    return passed;
  };
}

const keyOf = ({ cohortId, userId }: Learner) => `${cohortId} ${userId}`;

/** Who guides learners now: nobody without a group, or once they have left the cohort. */
async function readGuides(
  tx: Transaction,
  learners: readonly Learner[],
): Promise<ReadonlyMap<string, string | null>> {
  if (learners.length === 0) return new Map();
  const rows = await tx
    .select({
      cohortId: enrolments.cohortId,
      userId: enrolments.userId,
      guideId: cohortGroups.guideId,
    })
    .from(enrolments)
    .innerJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .where(
      and(
        inArray(
          enrolments.cohortId,
          learners.map(({ cohortId }) => cohortId),
        ),
        inArray(
          enrolments.userId,
          learners.map(({ userId }) => userId),
        ),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row.guideId]));
}
