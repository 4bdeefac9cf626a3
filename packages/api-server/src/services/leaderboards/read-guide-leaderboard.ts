import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { GuideLeaderboard } from '@plinth/domain/leaderboards/guide-leaderboard';
import { rankGuides } from '../../db/queries/leaderboards/rank-guides.ts';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';

/**
 * Ranks the guides of a cohort by their work in it: queries answered and hand-ins reviewed.
 * @throws Refusal LOCKED while the cohort has no leaderboard at all
 */
export async function readGuideLeaderboard(
  deps: Deps,
  { userId, membership }: Member,
  pageNo: number,
): Promise<GuideLeaderboard> {
  const cohort = await readLockFacts(deps, membership.cohortId);
  requirePermit(cohortCan.openMyPerformance({ cohort, now: deps.now().toISOString() }));
  const board = await rankGuides.first(deps.db, {
    cohortId: membership.cohortId,
    userId,
    ...pageOf(pageNo),
  });
  return board ?? { leaderboard: [], me: null, total: 0 };
}
