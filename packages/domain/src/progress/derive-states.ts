import { combineProgress, isStep, type NodeStates, type ProgressNode } from './complete-node.ts';
import type { Progress } from './progress.ts';

/**
 * Returns the state of every step of a tree in one pass, each the same as progressOf. A step that does not count, an
 * elective the learner has not chosen, has its own state but does not hold up its ancestors.
 */
export function deriveStates(
  root: ProgressNode,
  states: NodeStates,
  counts: (nodeId: string) => boolean = () => true,
): Record<string, Progress> {
  const derived: Record<string, Progress> = {};
  const visit = (node: ProgressNode): Progress => {
    const steps: Progress[] = [];
    for (const child of node.children) {
      if (!isStep(child)) continue;
      const progress = visit(child);
      if (counts(child.nodeId)) steps.push(progress);
    }
    const progress = combineProgress(node, states[node.nodeId] ?? 'NOT_STARTED', steps);
    derived[node.nodeId] = progress;
    return progress;
  };
  visit(root);
  return derived;
}
