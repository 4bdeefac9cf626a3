import { type CohortView, dueOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

/**
 * Returns when a task is due for its learner, ISO 8601 UTC; null without a due date. Nobody waits for what was begun at
 * a task that is no longer taught.
 */
export function dueOfTask(
  view: CohortView,
  node: TreeNode,
  report: { submittedAt: Date | string | null } | null | undefined,
): string | null {
  if (node.isRetired && !report?.submittedAt) return null;
  const due = dueOf(view, node);
  return due === null ? null : new Date(due).toISOString();
}
