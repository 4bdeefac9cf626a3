import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

/** The steps with a hand-in. A quiz is answered instead. */
export const HANDED_IN: readonly NodeKind[] = ['ASSIGNMENT', 'TASK'];

/**
 * Finds a task that the caller may hand in, with the key of the hand-in.
 * @throws Refusal FORBIDDEN for mentors, LOCKED, NOT_FOUND
 */
export async function findTask(
  deps: Deps,
  caller: Member,
  { nodeId, namespace }: { nodeId: string; namespace: Namespace },
): Promise<{ node: TreeNode; view: CohortView; key: { cohortId: string; userId: string; nodeId: string } }> {
  requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace });
  const node = findOpenNode(view, namespace, nodeId);
  if (!HANDED_IN.includes(node.type)) throw refuse('NOT_FOUND', 'Nothing is handed in here.');
  return { node, view, key: { cohortId: view.facts.cohortId, userId: caller.userId, nodeId } };
}
