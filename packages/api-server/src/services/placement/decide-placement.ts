import { auditEntries } from '../../db/schema/accounts.ts';
import { placementDecisions } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { BatchName } from '../cohorts/find-batch.ts';
import { findLearner } from './find-learner.ts';
import { placementStatusOf } from './placement-status-of.ts';
import { tellLearner } from './tell-learner.ts';

/** What staff decide: take a learner out for a reason, take that back, or write down a placement, or that it was none. */
export type PlacementDecision =
  | { kind: 'exclude'; reason: string }
  | { kind: 'clear' }
  | { kind: 'placed' }
  | { kind: 'not-placed' };

const WORDS = {
  exclude: 'You are not eligible for placement',
  clear: 'The placement team no longer objects',
  placed: 'You are placed',
  'not-placed': 'Your placement was withdrawn',
} as const;

/**
 * Writes down what the placement team decided about a learner, who hears of it. A repeat changes nothing and tells
 * nothing. Leaves an audit row.
 * @returns where the learner stands from then on
 * @throws Refusal NOT_FOUND no such cohort or learner
 */
export async function decidePlacement(
  deps: Pick<Deps, 'db' | 'now'>,
  { decision, ...named }: { cohort: BatchName; emailId: string; decision: PlacementDecision },
) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const place = await findLearner(tx, named);
    const before = await placementStatusOf(tx, { ...place, now });
    const exclusionReason =
      decision.kind === 'exclude'
        ? decision.reason
        : decision.kind === 'clear'
          ? null
          : before.exclusionReason;
    const wasPlaced = before.placedAt === null ? null : new Date(before.placedAt);
    const placedAt =
      decision.kind === 'placed' ? (wasPlaced ?? now) : decision.kind === 'not-placed' ? null : wasPlaced;
    if (exclusionReason === before.exclusionReason && placedAt?.getTime() === wasPlaced?.getTime())
      return before;
    await tx
      .insert(placementDecisions)
      .values({ ...place, exclusionReason, placedAt, updatedAt: now })
      .onConflictDoUpdate({
        target: [placementDecisions.cohortId, placementDecisions.userId],
        set: { exclusionReason, placedAt, updatedAt: now },
      });
    await tx.insert(auditEntries).values({
      subjectId: place.userId,
      action: `placement-${decision.kind}`,
      createdAt: now,
    });
    await tellLearner(tx, {
      ...place,
      title: WORDS[decision.kind],
      text: decision.kind === 'exclude' ? decision.reason : 'The placement hub shows what comes next.',
      at: now,
    });
    return placementStatusOf(tx, { ...place, now });
  });
}
