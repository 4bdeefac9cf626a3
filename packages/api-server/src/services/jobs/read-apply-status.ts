import { and, eq } from 'drizzle-orm';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findOpening } from './opening-rows.ts';

/** Returns whether the caller has applied for an opening, and the status. @throws Refusal NOT_FOUND */
export async function readApplyStatus({ db }: Pick<Deps, 'db'>, { userId }: Member, jobOpeningId: string) {
  const [, [own]] = await Promise.all([
    findOpening(db, { jobOpeningId, userId }),
    db
      .select()
      .from(userJobs)
      .where(and(eq(userJobs.userId, userId), eq(userJobs.jobOpeningId, jobOpeningId))),
  ]);
  if (!own) return { hasApplied: false };
  return {
    hasApplied: true,
    userJobId: own.userJobId,
    appliedAt: own.appliedAt.toISOString(),
    recordStatus: own.recordStatus,
    ...(own.currentRound ? { currentRound: own.currentRound } : {}),
  };
}
