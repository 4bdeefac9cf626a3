import { auditEntries } from '../../db/schema/accounts.ts';
import { placementDecisions } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { BatchName } from '../cohorts/find-batch.ts';
import { findLearner } from './find-learner.ts';
import { notifyLearner } from './notify-learner.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** A staff decision: exclude a learner for a reason, reverse that, or record a placement or revoke it. */
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
 * Records a decision of the placement team about a learner, who is notified. A repeat changes nothing and notifies no
 * one. Leaves an audit row.
 * @returns the learner's state from then on
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
    await notifyLearner(tx, {
      ...place,
      title: WORDS[decision.kind],
      text: decision.kind === 'exclude' ? decision.reason : 'The placement hub shows what comes next.',
      at: now,
    });
    return placementStatusOf(tx, { ...place, now });
  });
}
