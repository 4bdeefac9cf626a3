import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { OpenLeaderboard } from '@plinth/domain/open-lms/open-leaderboard';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Caller } from '../../api/context.ts';
import { rankLearners } from '../../db/queries/open-lms/rank-learners.ts';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { isCalledOff } from '../curriculum/cohort-view.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { cohortOfMember } from './cohort-of-member.ts';

/**
 * Lists the learners of the open cohort, best first, 20 a page; names and photos only.
 * @throws Refusal NOT_FOUND, FORBIDDEN, LOCKED while the cohort has no leaderboard
 */
export async function readOpenLeaderboard(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'membership'>,
  { cohortId: named, pageNo }: { cohortId?: string | undefined; pageNo: number },
): Promise<OpenLeaderboard> {
  const { cohortId } = await cohortOfMember(deps, caller, named);
  const view = await readCohortView(deps, cohortId, caller.userId);
  const { facts, tree } = view;
  const cohort = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  requirePermit(cohortCan.openLeaderboard({ cohort, now: deps.now().toISOString() }));
  const attainable = [...tree.nodes.values()]
    .filter((node) => isStep(node) && node.namespace === 'OPEN_LMS' && !isCalledOff(view, node))
    .reduce((sum, { credits }) => sum + credits, 0);
  const board = await rankLearners.first(deps.db, {
    cohortId,
    userId: caller.userId,
    attainable,
    ...pageOf(pageNo),
  });
  return board ?? { leaderboard: [], me: null, total: 0 };
}
