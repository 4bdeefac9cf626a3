import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { weeksBehind } from '@plinth/domain/progress/weeks-behind';
import { type CohortView, plannedDueOf, releaseOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { type CountedStep, countedSteps } from './count-statistics.ts';

const WEEK_MS = 7 * 86_400_000;

/** The topics of the course, completed and in total, as every progress figure counts them. */
export const courseJourney = (view: CohortView) => journeyOf(topicsOf(view));

function journeyOf(topics: readonly CountedStep[]) {
  const completedTopics = topics.filter(({ state }) => state === 'COMPLETED').length;
  return {
    completedTopics,
    totalTopics: topics.length,
    percentage: wholePercentage(completedTopics, topics.length),
  };
}

/**
 * The same beside what the course plan expects by now: a topic by the last due date in it, otherwise a week after it
 * opens. Topics without any date are not planned.
 */
export function journeyAgainstPlan(view: CohortView) {
  const topics = topicsOf(view);
  const journey = journeyOf(topics);
  const planned = topics.flatMap(({ node }) => plannedAt(view, node) ?? []);
  const due = planned.filter((at) => at <= view.now).length;
  return {
    percentage: journey.percentage,
    planned: wholePercentage(due, journey.totalTopics),
    weeksBehind: weeksBehind(planned, journey.completedTopics, view.now),
  };
}

function topicsOf(view: CohortView) {
  const course = view.tree.roots.get('LEARNING');
  return course ? countedSteps(view, course.nodeId).filter(({ node }) => node.type === 'TOPIC') : [];
}

function plannedAt(view: CohortView, topic: TreeNode): number | null {
  const dues = [topic, ...topic.children].flatMap((node) => plannedDueOf(view, node) ?? []);
  if (dues.length > 0) return Math.max(...dues);
  let opensAt: number | null = null;
  for (let above: TreeNode | null = topic; above; above = above.parent) {
    const release = releaseOf(view, above);
    if (release !== null) opensAt = Math.max(opensAt ?? release, release);
  }
  return opensAt !== null && Number.isFinite(opensAt) ? opensAt + WEEK_MS : null;
}
