import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema/operations.ts';
import { selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { storedAttachment } from '../documents/stored-attachment.ts';
import { ofSelfPlaced } from '../placement/self-placement-rows.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the offer letter of a job that a learner found; the audit log records that it was opened. @throws Refusal
 * NOT_FOUND
 */
export async function openOfferLetter(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { cohortId, userId }: { cohortId: string; userId: string },
) {
  const [found] = await db
    .select({ document: documents })
    .from(selfPlacements)
    .innerJoin(
      documents,
      and(
        eq(documents.documentId, selfPlacements.offerLetterDocumentId),
        eq(documents.userId, selfPlacements.userId),
        eq(documents.status, 'COMPLETED'),
      ),
    )
    .where(ofSelfPlaced(cohortId, userId));
  if (!found) throw refuse('NOT_FOUND', 'There is no letter with this job.');
  const attachment = await storedAttachment({ files }, found.document, 'offer-letter');
  await recordAudit(db, now(), act, {
    subjectId: userId,
    action: 'self-placement.letter-opened',
    details: { cohortId },
  });
  return attachment;
}
