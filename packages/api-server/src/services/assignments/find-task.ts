import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { and, eq } from 'drizzle-orm';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { Refusal, refuse } from '../refusal.ts';

/** The steps with a hand-in. A quiz is answered instead. */
export const HANDED_IN: readonly NodeKind[] = ['ASSIGNMENT', 'TASK'];

type Key = { cohortId: string; userId: string; nodeId: string };

/** Finds an open node, or one at which the caller has begun a hand-in. @throws Refusal LOCKED, NOT_FOUND */
async function findNodeOf(deps: Deps, view: CohortView, namespace: Namespace, key: Key): Promise<TreeNode> {
  const { cohortId, userId, nodeId } = key;
  try {
    return findOpenNode(view, namespace, nodeId);
  } catch (refusal) {
    const node = view.tree.nodes.get(nodeId) ?? view.tree.retired.get(nodeId);
    if (!(refusal instanceof Refusal) || node?.namespace !== namespace) throw refusal;
    const own = and(eq(reports.cohortId, cohortId), eq(reports.userId, userId), eq(reports.nodeId, nodeId));
    if ((await deps.db.$count(reports, own)) === 0) throw refusal;
    return node;
  }
}

/**
 * Finds a task that the caller may hand in, with the key of the hand-in: a caller who has begun finds it even if it has
 * since been locked or dropped from the course, as the guide does.
 * @throws Refusal FORBIDDEN for mentors, LOCKED, NOT_FOUND
 */
export async function findTask(
  deps: Deps,
  caller: Member,
  { nodeId, namespace }: { nodeId: string; namespace: Namespace },
): Promise<{ node: TreeNode; view: CohortView; key: Key }> {
  requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace });
  const key = { cohortId: view.facts.cohortId, userId: caller.userId, nodeId };
  const node = await findNodeOf(deps, view, namespace, key);
  if (!HANDED_IN.includes(node.type)) throw refuse('NOT_FOUND', 'Nothing is handed in here.');
  return { node, view, key };
}
