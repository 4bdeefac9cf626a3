import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import { NAMESPACES, type Namespace } from '@plinth/domain/curriculum/namespace';
import { NodeType } from '@plinth/domain/curriculum/node-type';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import type { Statistics } from '@plinth/domain/leaderboards/leaderboard';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Progress } from '@plinth/domain/progress/progress';
import { type CohortView, isSpared, statesOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { refuse } from '../refusal.ts';
import type { NodeCredits } from './read-credits.ts';

export type CountedStep = { node: TreeNode; state: Progress };

/**
 * The namespaces a learner's progress is counted over: the course, without what precedes it and a capstone it lacks.
 */
const COUNTED: readonly Namespace[] = NAMESPACES.filter((namespace) => namespace !== 'ONBOARDING');

/**
 * Returns the steps that count for a learner, of the whole course or of a node and its descendants; without roots,
 * electives not chosen, questions of attended sessions, and sessions that were called off. @throws Refusal NOT_FOUND
 */
export function countedSteps(view: CohortView, nodeId: string | undefined): CountedStep[] {
  const top = nodeId === undefined ? null : view.tree.nodes.get(nodeId);
  if (top === undefined) throw refuse('NOT_FOUND', 'This part of the course was not found.');
  const { cohortType, isCapstonePresent } = view.facts;
  const withCapstone = hasCapstone({ cohortType, capstoneInfo: { isCapstonePresent } });
  const tops = top
    ? [top]
    : COUNTED.filter((namespace) => namespace !== 'CAPSTONE' || withCapstone).flatMap(
        (namespace) => view.tree.roots.get(namespace) ?? [],
      );
  return tops.flatMap((start) => {
    const states = statesOf(view, start.namespace);
    const steps: CountedStep[] = [];
    const collect = (node: TreeNode) => {
      const isLeft = node.isElective && !view.facts.electives.has(node.nodeId);
      if (!isStep(node) || isLeft || isSpared(view, node)) return;
      if (node.type !== 'ROOT') steps.push({ node, state: states[node.nodeId] ?? 'NOT_STARTED' });
      for (const child of node.children) collect(child);
    };
    collect(start);
    return steps;
  });
}

/** Returns progress and credits by kind of node; kinds that the course lacks are absent. */
export function countStatistics(
  steps: readonly CountedStep[],
  credits: readonly Pick<NodeCredits, 'nodeId' | 'credits'>[],
): Statistics {
  const earned = new Map<string, number>();
  for (const row of credits) earned.set(row.nodeId, (earned.get(row.nodeId) ?? 0) + row.credits);
  const statistics: Statistics = {};
  for (const { node, state } of steps) {
    const type = NodeType.parse(node.type);
    const kind = statistics[type] ?? { total: 0, completed: 0, credits: 0, percentage: 0 };
    statistics[type] = kind;
    kind.total += 1;
    kind.completed += state === 'COMPLETED' ? 1 : 0;
    kind.credits += earned.get(node.nodeId) ?? 0;
    kind.percentage = wholePercentage(kind.completed, kind.total);
  }
  return statistics;
}
