import { maxScore } from '@plinth/domain/assignments/review-credits';
import type { AssignmentPlan } from '../../db/schema/curriculum.ts';

/**
 * A task as published, with the scores its hand-ins were out of until now: what was judged is shown as it was judged,
 * whatever its rubric becomes.
 * @param before undefined when it is published for the first time
 */
export function recordRubricTotals(
  plan: AssignmentPlan | null,
  before: AssignmentPlan | null | undefined,
  at: Date,
): AssignmentPlan | null {
  if (!plan || before === undefined) return plan;
  const best = maxScore(before?.rubric ?? null);
  const bestBefore = [
    ...(before?.bestBefore ?? []),
    ...(best === maxScore(plan.rubric) ? [] : [{ best, until: at.toISOString() }]),
  ];
  return bestBefore.length === 0 ? plan : { ...plan, bestBefore };
}
