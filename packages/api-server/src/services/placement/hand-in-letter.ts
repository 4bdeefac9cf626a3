import type { Transaction } from '../../db/database.ts';
import { lockRow } from '../../db/lock-row.ts';
import { selfPlacements } from '../../db/schema/placement.ts';
import { refuse } from '../refusal.ts';
import { ofSelfPlaced } from './self-placement-rows.ts';

type Letter = { cohortId: string; userId: string; documentId: string; now: Date };

/**
 * Attaches an uploaded offer letter to the job that its owner has told the school about, if any, and hands the job in
 * again with it: it waits for the placement team, whose question counts as answered.
 * @throws Refusal NOT_FOUND reviewed meanwhile, after which the letter can no longer change
 */
export async function handInLetter(
  tx: Transaction,
  { cohortId, userId, documentId, now }: Letter,
): Promise<void> {
  const ofJob = ofSelfPlaced(cohortId, userId);
  const job = await lockRow(tx, selfPlacements, ofJob);
  if (!job) return;
  if (job.reviewStatus !== 'PENDING') throw refuse('NOT_FOUND', 'Document not found.');
  await tx
    .update(selfPlacements)
    .set({ offerLetterDocumentId: documentId, submittedAt: now, remark: null })
    .where(ofJob);
}
