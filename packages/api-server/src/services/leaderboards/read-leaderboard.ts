import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { Leaderboard } from '@plinth/domain/leaderboards/leaderboard';
import type { Level } from '@plinth/domain/leaderboards/level';
import { isStep } from '@plinth/domain/progress/complete-node';
import { rankLearners } from '../../db/queries/leaderboards/rank-learners.ts';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { type CohortView, dueOf, isCalledOff, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { countedSteps, countStatistics } from '../progress/count-statistics.ts';
import { readCredits } from '../progress/read-credits.ts';

type Filter = { level: Level; nodeType?: NodeType | undefined; pageNo: number };

const isOfElective = (node: TreeNode): boolean =>
  node.isElective || (node.parent !== null && isOfElective(node.parent));

/**
 * The credits that everyone can earn in the course, for all node types or one; electives with all that is part of them
 * and sessions that were called off are not counted.
 */
function attainable(view: CohortView, nodeType: NodeType | undefined): number {
  const { tree, facts } = view;
  const capstone = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  return [...tree.nodes.values()]
    .filter((node) => isStep(node) && !isOfElective(node) && node.namespace !== 'ONBOARDING')
    .filter((node) => !isCalledOff(view, node))
    .filter((node) => node.namespace !== 'CAPSTONE' || hasCapstone(capstone))
    .filter((node) => nodeType === undefined || node.type === nodeType)
    .reduce((sum, node) => sum + node.credits, 0);
}

/** The titles of the parts of the curriculum that are open and not past their due date. */
function activePhasesOf(view: CohortView): string[] {
  const lockOf = locksOf(view, 'LEARNING');
  return (view.tree.roots.get('LEARNING')?.children ?? [])
    .filter((node) => isStep(node) && !lockOf(node).isLocked && (dueOf(view, node) ?? view.now) >= view.now)
    .flatMap((node) => node.meta.title ?? []);
}

/**
 * Returns a page of 20 of the learners at a level, best first, in three round trips however many there are. `me` is the
 * caller's rank, on whichever page; null for mentors. `isLocalised` ranks within the caller's group, for a guide within
 * the groups they look after. The statistics are the caller's own.
 * @throws Refusal LOCKED
 */
export async function readLeaderboard(
  deps: Deps,
  { userId, membership }: Member,
  { level, nodeType, pageNo }: Filter,
  isLocalised: boolean,
): Promise<Leaderboard> {
  const { cohortId, groupId } = membership;
  const now = deps.now();
  const view = await readCohortView(deps, cohortId, userId);
  const cohort = { ...view.facts, capstoneInfo: { isCapstonePresent: view.facts.isCapstonePresent } };
  const lock = isLocalised ? cohortCan.openLocalisedLeaderboard : cohortCan.openLeaderboard;
  requirePermit(lock({ cohort, now: now.toISOString() }));
  const [board, credits] = await Promise.all([
    rankLearners.first(deps.db, {
      counted: nodeType ? 'kind' : 'all',
      cohortId,
      userId,
      nodeType: nodeType ?? null,
      attainable: attainable(view, nodeType),
      isLocalised,
      groupId,
      level,
      ...pageOf(pageNo),
    }),
    readCredits(deps.db, cohortId, userId, now),
  ]);
  const found = board ?? { total: 0, leaderboard: [], me: null };
  return {
    ...found,
    activePhases: activePhasesOf(view),
    statistics: countStatistics(
      countedSteps(view, undefined).filter(({ node }) => nodeType === undefined || node.type === nodeType),
      credits,
    ),
  };
}
