import type { SelfPlacement } from '@plinth/domain/placement/self-placement';
import { placementDecisions, selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import type { BatchName } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';
import { findLearner } from './find-learner.ts';
import { notifyLearner } from './notify-learner.ts';
import { ofSelfPlaced, toSelfPlacement } from './self-placement-rows.ts';

/** The staff review of a job a learner found: accept it, ask for something (it stays open), or reject it. */
export type SelfPlacementWord = { kind: 'accept' } | { kind: 'ask' | 'reject'; remark: string };

const TITLES = {
  accept: 'Your own placement is noted',
  ask: 'A question about your own placement',
  reject: 'Your own placement was not accepted',
} as const;

/**
 * A learner as named by staff, or as the office found the job; `seen` is when it was handed in, as the form showed it.
 */
type Named = { cohort: BatchName; emailId: string } | { cohortId: string; userId: string; seen: string };

/**
 * Records the placement team's review of a job a learner found without the school. If it is accepted, the learner is
 * placed. The learner is notified, and an audit row is written.
 * @throws Refusal NOT_FOUND no such learner, or no such job; CONFLICT reviewed already
 */
export async function reviewSelfPlacement(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { word, ...named }: Named & { word: SelfPlacementWord },
): Promise<SelfPlacement> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const place =
      'emailId' in named ? await findLearner(tx, named) : { cohortId: named.cohortId, userId: named.userId };
    const ofJob = ofSelfPlaced(place.cohortId, place.userId);
    const [job] = await tx.select().from(selfPlacements).where(ofJob).for('update');
    if (!job) throw refuse('NOT_FOUND', 'This learner has not told us about a job.');
    if (job.reviewStatus !== 'PENDING') throw refuse('CONFLICT', 'This job has already been reviewed.');
    if ('seen' in named && job.submittedAt.toISOString() !== named.seen)
      throw refuse('CONFLICT', 'The learner has handed this job in again. Check it again.');
    const [row] = await tx
      .update(selfPlacements)
      .set(
        word.kind === 'accept'
          ? { reviewStatus: 'REVIEWED', remark: null, reviewedAt: now }
          : word.kind === 'reject'
            ? { reviewStatus: 'REJECTED', remark: word.remark, reviewedAt: now }
            : { remark: word.remark },
      )
      .where(ofJob)
      .returning();
    if (!row) throw new Error('the self-placement was not written');
    if (word.kind === 'accept')
      await tx
        .insert(placementDecisions)
        .values({ ...place, placedAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [placementDecisions.cohortId, placementDecisions.userId],
          set: { placedAt: now, updatedAt: now },
        });
    await recordAudit(tx, now, act, {
      subjectId: place.userId,
      action: `self-placement-${word.kind}`,
      details: { cohortId: place.cohortId, ...(word.kind === 'accept' ? {} : { remark: word.remark }) },
    });
    await notifyLearner(tx, {
      ...place,
      title: TITLES[word.kind],
      text: word.kind === 'accept' ? `${job.designation}, ${job.companyName}. Congratulations!` : word.remark,
      at: now,
    });
    return toSelfPlacement(row);
  });
}
