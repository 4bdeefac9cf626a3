import type { PendingTask } from '@plinth/domain/dashboards/learner-dashboard';
import { type ContentTarget, contentPath } from '@plinth/domain/navigation/content-path';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { HANDED_IN } from '../assignments/find-task.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

function targetOf(node: TreeNode): ContentTarget {
  let top = node;
  while (top.parent && top.parent.type !== 'ROOT') top = top.parent;
  switch (node.namespace) {
    case 'REVIEW_DAY':
      return { namespace: 'REVIEW_DAY' };
    case 'CAPSTONE':
      return { namespace: 'CAPSTONE', stageId: top.nodeId, contentId: node.nodeId };
    case 'CAREER':
      return { namespace: 'CAREER', topicId: top.nodeId, contentId: node.nodeId };
    default:
      return { namespace: 'LEARNING', moduleId: top.nodeId, contentId: node.nodeId };
  }
}

/** The path at which a learner does a task: a hand-in among the tasks, a quiz on its page of the course. */
export function workPath(
  { facts: { cohortId }, tree }: CohortView,
  { nodeId, type }: Pick<PendingTask, 'nodeId' | 'type'>,
): string {
  const tasks = areaPagePath('learn', cohortId, 'tasks');
  if (HANDED_IN.includes(type)) return `${tasks}?${new URLSearchParams({ task: nodeId })}`;
  const node = tree.nodes.get(nodeId);
  return node ? contentPath('learn', cohortId, targetOf(node)) : tasks;
}
