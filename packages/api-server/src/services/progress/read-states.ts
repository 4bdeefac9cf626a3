import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Mission } from '@plinth/domain/open-lms/mission';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Progress } from '@plinth/domain/progress/progress';
import type { Deps } from '../../deps.ts';
import {
  type CohortView,
  isRequired,
  type Lock,
  locksOf,
  missionsOf,
  statesOf,
} from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { findNode, type Member, openCurriculum } from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';

type NodeState = { state: Progress; isLocked: boolean; isOptional?: true };

/** What an open course shows besides its nodes. */
type Stages = {
  activeMission: Mission | null;
  unlockedFeature: Mission | null;
  capstone: CurriculumNode | null;
  hideIndicators: boolean;
};

/**
 * Finds the stages to highlight. The active mission is the first open, incomplete one; it is an unlocked feature until
 * started, if another mission was completed before it. The capstone is the last STAGE under the root. With every
 * mission complete there is none to highlight.
 */
export function stagesOf(
  view: CohortView,
  states: Record<string, Progress>,
  lockOf: (node: TreeNode) => Lock,
): Stages {
  const missions = missionsOf(view);
  const active = missions.find(({ node }) => states[node.nodeId] !== 'COMPLETED');
  const isOpen = active !== undefined && !lockOf(active.node).isLocked;
  const isNew =
    isOpen && active !== missions[0] && (states[active.node.nodeId] ?? 'NOT_STARTED') === 'NOT_STARTED';
  const capstone = view.tree.roots.get('OPEN_LMS')?.children.findLast((node) => node.type === 'STAGE');
  return {
    activeMission: isOpen ? active.mission : null,
    unlockedFeature: isNew ? active.mission : null,
    capstone: capstone ? toCurriculumNode(capstone, { view, lockOf, depth: 0, isOutline: true }) : null,
    hideIndicators: missions.length > 0 && active === undefined,
  };
}

/**
 * Returns the caller's state and lock of every step under a node, and of the components they have marked, and whether
 * its parent is complete without it. Only marks are stored; the states above them are derived. @throws Refusal FORBIDDEN, NOT_FOUND
 */
export async function readStates(
  deps: Deps,
  caller: Member,
  input: { namespace: Namespace; nodeId: string; isPreview: boolean },
): Promise<{ nodes: Record<string, NodeState> } & Partial<Stages>> {
  const { namespace, nodeId } = input;
  const view = await openCurriculum(deps, caller, input);
  const states = statesOf(view, namespace);
  const lockOf = locksOf(view, namespace, states);
  const nodes: Record<string, NodeState> = {};
  const collect = (node: TreeNode) => {
    const own = view.facts.states[node.nodeId];
    if (isStep(node) || own)
      nodes[node.nodeId] = {
        state: states[node.nodeId] ?? own ?? 'NOT_STARTED',
        isLocked: lockOf(node).isLocked,
        ...(isRequired(view, node) ? {} : { isOptional: true }),
      };
    for (const child of node.children) collect(child);
  };
  if (nodeId !== 'ROOT' || view.tree.roots.has(namespace)) collect(findNode(view, namespace, nodeId));
  return { nodes, ...(namespace === 'OPEN_LMS' ? stagesOf(view, states, lockOf) : {}) };
}
