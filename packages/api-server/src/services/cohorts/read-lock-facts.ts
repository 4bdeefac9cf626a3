import type { LockFacts } from '@plinth/domain/cohorts/cohort-can';
import { findLockFacts } from '../../db/queries/cohorts/find-lock-facts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { timelinesOf } from './cohort-rows.ts';

/** Reads what the locks of a cohort depend on, in one round trip. @throws Refusal NOT_FOUND */
export async function readLockFacts(
  deps: Deps,
  cohortId: string,
): Promise<LockFacts & { aiBotEnabled: boolean }> {
  const row = await findLockFacts.first(deps.db, { cohortId });
  if (!row) throw refuse('NOT_FOUND', 'Cohort not found.');
  return {
    cohortType: row.cohortType,
    isLeaderBoardAllowed: row.isLeaderBoardAllowed,
    isLocalizedLeaderboard: row.isLocalizedLeaderboard,
    capstoneInfo: { isCapstonePresent: row.isCapstonePresent },
    aiBotEnabled: row.aiBotEnabled,
    timelines: timelinesOf(row),
  };
}
