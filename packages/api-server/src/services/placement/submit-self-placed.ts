import type { SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema/operations.ts';
import { selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireLearner } from './require-learner.ts';
import { toSelfPlacement } from './self-placement-rows.ts';

/**
 * Saves a job that a learner found without the school, one per cohort, replacing the previous one until it is reviewed.
 * A repeat returns the same.
 * @throws Refusal FORBIDDEN for mentors, NOT_FOUND offer letter not own or of another cohort, CONFLICT reviewed
 */
export async function submitSelfPlaced(deps: Deps, caller: Member, form: SelfPlacementForm) {
  requireLearner(caller);
  const { userId } = caller;
  const { cohortId } = caller.membership;
  const { offerLetterDocumentId } = form;
  return deps.db.transaction(async (tx) => {
    if (offerLetterDocumentId) {
      const [letter] = await tx
        .select({ documentId: documents.documentId })
        .from(documents)
        .where(
          and(
            eq(documents.documentId, offerLetterDocumentId),
            eq(documents.userId, userId),
            eq(documents.cohortId, cohortId),
            eq(documents.kind, 'OFFER_LETTER'),
            eq(documents.status, 'COMPLETED'),
          ),
        );
      if (!letter) throw refuse('NOT_FOUND', 'Offer letter not found.');
    }
    const values = {
      companyName: form.companyName,
      designation: form.designation,
      ctc: form.ctc,
      currency: form.currency,
      joiningDate: form.joiningDate,
      workMode: form.workMode ?? null,
      offerLetterDocumentId: offerLetterDocumentId ?? null,
      submittedAt: deps.now(),
      remark: null,
    };
    const [row] = await tx
      .insert(selfPlacements)
      .values({ cohortId, userId, ...values })
      .onConflictDoUpdate({
        target: [selfPlacements.cohortId, selfPlacements.userId],
        set: values,
        setWhere: eq(selfPlacements.reviewStatus, 'PENDING'),
      })
      .returning();
    if (!row)
      throw refuse(
        'CONFLICT',
        'The placement team has already reviewed this. Write to them if something has changed.',
      );
    return { selfPlaced: toSelfPlacement(row) };
  });
}
