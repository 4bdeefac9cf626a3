import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hashToken } from '../../api/token-hash.ts';
import { evaluationShares } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findReport, shareTokenOf } from './read-reports.ts';

/**
 * Opens the public page of the learner's report or withdraws it. A withdrawn link stays withdrawn: sharing again
 * creates another one. @throws Refusal NOT_FOUND no report
 */
export async function shareReport(
  deps: Deps,
  caller: Member,
  isShared: boolean,
): Promise<{ shareToken: string | null }> {
  const key = { cohortId: caller.membership.cohortId, userId: caller.userId };
  const isOpen = and(
    eq(evaluationShares.cohortId, key.cohortId),
    eq(evaluationShares.userId, key.userId),
    isNull(evaluationShares.withdrawnAt),
  );
  return deps.db.transaction(async (tx) => {
    if (!(await findReport(tx, key))) throw refuse('NOT_FOUND', 'You have no report to share yet.');
    if (!isShared) {
      await tx.update(evaluationShares).set({ withdrawnAt: deps.now() }).where(isOpen);
      return { shareToken: null };
    }
    const shareId = uuidv7();
    await tx
      .insert(evaluationShares)
      .values({ shareId, ...key, tokenHash: hashToken(shareTokenOf(deps, shareId)), createdAt: deps.now() })
      .onConflictDoNothing();
    const [open] = await tx
      .select({ shareId: evaluationShares.shareId })
      .from(evaluationShares)
      .where(isOpen);
    if (!open) throw refuse('CONFLICT', 'The report was withdrawn elsewhere. Try again.');
    return { shareToken: shareTokenOf(deps, open.shareId) };
  });
}
