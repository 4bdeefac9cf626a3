import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Deps } from '../../deps.ts';
import { locksOf } from './cohort-view.ts';
import type { TreeNode } from './course-tree.ts';
import { type Member, openCurriculum } from './open-curriculum.ts';

/** Lists the open topics and stages, in course order, for tagging a query. */
export async function listTopics(deps: Deps, caller: Member, namespace: Namespace) {
  const view = await openCurriculum(deps, caller, { namespace });
  const lockOf = locksOf(view, namespace);
  const inOrder = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(inOrder)];
  const root = view.tree.roots.get(namespace);
  const topics = (root ? inOrder(root) : [])
    .filter((node) => (node.type === 'TOPIC' || node.type === 'STAGE') && !lockOf(node).isLocked)
    .map((node) => ({
      nodeId: node.nodeId,
      title: node.meta.title ?? '',
      type: node.type,
      parentNodeId: node.parent?.nodeId ?? null,
    }));
  return { topics };
}
