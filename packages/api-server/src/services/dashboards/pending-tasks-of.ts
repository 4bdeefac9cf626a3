import { NAMESPACES, type Namespace } from '@plinth/domain/curriculum/namespace';
import type { PendingTask } from '@plinth/domain/dashboards/learner-dashboard';
import type { Membership } from '../../api/context.ts';
import { type CohortView, dueOf, locksOf, statesOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { mayLearn } from '../curriculum/open-curriculum.ts';
import { tasksOf } from './tasks-of.ts';

/**
 * The tasks that are open to a learner and not done, or whose hand-in was sent back, the most urgent first; those
 * without a due date are last.
 */
export function pendingTasksOf(view: CohortView, membership: Membership): PendingTask[] {
  const tasks = tasksOf(view);
  const inNamespace = (namespace: Namespace) => {
    if (!mayLearn(membership, namespace)) return [];
    const own = tasks.filter((node) => node.namespace === namespace);
    if (own.length === 0) return [];
    const states = statesOf(view, namespace);
    const lockOf = locksOf(view, namespace, states);
    const isDone = ({ nodeId }: TreeNode) =>
      states[nodeId] === 'COMPLETED' && !view.facts.sentBack.has(nodeId);
    return own.filter((node) => !isDone(node) && !lockOf(node).isLocked);
  };
  const soonest = (due: number | null) => due ?? Number.MAX_SAFE_INTEGER;
  return NAMESPACES.flatMap(inNamespace)
    .map((node) => ({ node, due: dueOf(view, node) }))
    .sort((a, b) => soonest(a.due) - soonest(b.due))
    .map(({ node, due }) => ({
      nodeId: node.nodeId,
      title: node.meta.title ?? 'Task',
      type: node.type,
      namespace: node.namespace,
      endDate: due === null ? null : new Date(due).toISOString(),
    }));
}
