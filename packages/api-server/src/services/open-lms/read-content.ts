import type { Mission } from '@plinth/domain/open-lms/mission';
import type { OpenContent } from '@plinth/domain/open-lms/open-content';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { type CohortView, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { findNode, readCohortView, refuseLock } from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';
import { stagesOf } from '../progress/read-states.ts';
import { refuse } from '../refusal.ts';
import { cohortOfMember } from './cohort-of-member.ts';
import type { OpenPlace } from './find-open-place.ts';
import { openMissions } from './open-missions.ts';
import { judgeOpenTime } from './require-open-time.ts';

const WHOLE = 10;
const NO_TIMER = { running: false, started: false, remainingSeconds: 0 };

type Wanted = {
  cohortId?: string | undefined;
  mission?: Mission | undefined;
  'node-id'?: string | undefined;
};

/**
 * Returns a mission of the open course, or one of its steps, with the outline of all. Defaults to the active mission,
 * or the last one if none is active. A mentor of the cohort sees all of it open.
 * @throws Refusal USER_ACCESS_TIME_EXPIRY, FORBIDDEN cohort not active, LOCKED, NOT_FOUND
 */
export async function readOpenContent(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'membership'>,
  wanted: Wanted,
): Promise<OpenContent> {
  const { cohortId, place } = await cohortOfMember(deps, caller, wanted.cohortId);
  if (place) judgeOpenTime(place);
  const seen = await readCohortView(deps, cohortId, caller.userId, place === null);
  const view = { ...seen, isPaid: place?.isPaid ?? false };
  const root = view.tree.roots.get('OPEN_LMS');
  if (!root) throw refuse('NOT_FOUND', 'This course has no missions.');
  return toContent(view, root, place, wanted);
}

function toContent(view: CohortView, root: TreeNode, place: OpenPlace | null, wanted: Wanted): OpenContent {
  const missions = openMissions(view, place ?? PREVIEW);
  const lockOf = locksOf(view, 'OPEN_LMS', missions.states);
  const stages = stagesOf(view, missions.states, lockOf);
  const node = chooseNode(view, root, missions.nodes, wanted, stages.activeMission);
  refuseLock(lockOf(node));
  return {
    ...stages,
    hideIndicators: stages.hideIndicators || (place?.hideIndicators ?? false),
    node: toCurriculumNode(node, { view, lockOf, depth: WHOLE }),
    nodes: root.children.map((child) =>
      toCurriculumNode(child, { view, lockOf, depth: WHOLE, isOutline: true }),
    ),
    timer: place?.timer ?? NO_TIMER,
  };
}

/** Mentors have no timer, and every stage is open to them. */
const PREVIEW = { cohortStatus: 'ACTIVE', isPaid: true, timer: NO_TIMER } as const;

type Nodes = ReadonlyMap<Mission, TreeNode>;

/** The reward mission, else the stage that ends the course. */
const rewardNode = (root: TreeNode, nodes: Nodes): TreeNode | undefined =>
  nodes.get('REWARD') ?? root.children.findLast(({ type }) => type === 'STAGE');

function chooseNode(
  view: CohortView,
  root: TreeNode,
  nodes: Nodes,
  { mission, 'node-id': nodeId }: Wanted,
  active: Mission | null,
): TreeNode {
  if (nodeId !== undefined) return findNode(view, 'OPEN_LMS', nodeId);
  const chosen = mission ?? active;
  const node =
    chosen === 'REWARD' ? rewardNode(root, nodes) : chosen ? nodes.get(chosen) : [...nodes.values()].at(-1);
  if (!node) throw refuse('NOT_FOUND', 'Mission not found in this course.');
  return node;
}
