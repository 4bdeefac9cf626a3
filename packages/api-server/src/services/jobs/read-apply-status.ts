import { and, eq } from 'drizzle-orm';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findOpening } from './opening-rows.ts';
import { whyNotSeeker } from './require-seeker.ts';

/**
 * Returns whether the caller has applied for an opening, and the status, or why openings are not open to the caller.
 * @throws Refusal NOT_FOUND
 */
export async function readApplyStatus(deps: Pick<Deps, 'db' | 'now'>, caller: Member, jobOpeningId: string) {
  const { userId } = caller;
  const [, [own]] = await Promise.all([
    findOpening(deps.db, { jobOpeningId, userId }),
    deps.db
      .select()
      .from(userJobs)
      .where(and(eq(userJobs.userId, userId), eq(userJobs.jobOpeningId, jobOpeningId))),
  ]);
  if (!own) {
    const refused = await whyNotSeeker(deps.db, deps, caller);
    return { hasApplied: false, ...(refused ? { refusal: refused.message } : {}) };
  }
  return {
    hasApplied: true,
    userJobId: own.userJobId,
    appliedAt: own.appliedAt.toISOString(),
    recordStatus: own.recordStatus,
    ...(own.currentRound ? { currentRound: own.currentRound } : {}),
  };
}
