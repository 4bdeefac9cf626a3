import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { Queryable } from '../../db/database.ts';
import { creditEntries } from '../../db/schema/curriculum.ts';
import type { ProgressKey } from './record-progress.ts';

type Award = ProgressKey & { nodeType: NodeKind; reason: string; credits: number };

/**
 * Awards credits, once per reason and node: the unique index decides, so twenty concurrent calls award them once.
 * Reasons in use: `completed` (a node was completed), `reviewed` (a hand-in was reviewed), `quiz` and
 * `quiz-retake-{attempt}` (an attempt was closed), `quiz-regrade-{version}` (its key was corrected).
 */
export async function awardCredits(db: Queryable, award: Award, now: Date) {
  if (award.credits <= 0) return;
  await db
    .insert(creditEntries)
    .values({ ...award, createdAt: now })
    .onConflictDoNothing({
      target: [creditEntries.cohortId, creditEntries.userId, creditEntries.nodeId, creditEntries.reason],
    });
}
