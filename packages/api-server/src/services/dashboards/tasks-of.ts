import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { isStep } from '@plinth/domain/progress/complete-node';
import { type CohortView, isSpared } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

/** The steps that are handed in or answered. */
const TASKS: readonly NodeKind[] = ['ASSIGNMENT', 'QUIZ', 'TASK'];

/**
 * The tasks of a course that concern one person: not those under electives that were not chosen, no questions of
 * sessions that the person attended or that were called off, and none of a capstone that the cohort does not have.
 */
export function tasksOf(view: CohortView): TreeNode[] {
  const { tree, facts } = view;
  const tasks: TreeNode[] = [];
  const collect = (node: TreeNode) => {
    const isLeft = node.isElective && !facts.electives.has(node.nodeId);
    if (!isStep(node) || isLeft || isSpared(view, node)) return;
    if (TASKS.includes(node.type)) tasks.push(node);
    for (const child of node.children) collect(child);
  };
  const capstone = {
    cohortType: facts.cohortType,
    capstoneInfo: { isCapstonePresent: facts.isCapstonePresent },
  };
  for (const [namespace, root] of tree.roots)
    if (namespace !== 'CAPSTONE' || hasCapstone(capstone)) collect(root);
  return tasks;
}
