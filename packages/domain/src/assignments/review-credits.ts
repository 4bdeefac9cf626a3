/** The best score of a hand-in without a rubric. */
export const DEFAULT_MAX_SCORE = 100;

/** Returns the best score of a hand-in: the sum of its rubric's points. */
export function maxScore(rubric: readonly { points: number }[] | null): number {
  const points = (rubric ?? []).reduce((sum, row) => sum + row.points, 0);
  return points > 0 ? points : DEFAULT_MAX_SCORE;
}

type Plan = {
  rubric: readonly { points: number }[];
  /** Previous best scores of its hand-ins, oldest first, and until when each applied. */
  bestBefore?: readonly { best: number; until: string }[] | undefined;
};

/**
 * Returns the best score that applied when a hand-in was judged, if the task is now scored out of something else;
 * undefined if it is the same, and before the verdict.
 */
export function bestWhenJudged(plan: Plan | null, judgedAt: string | null): number | undefined {
  const at = judgedAt === null ? null : Date.parse(judgedAt);
  const before = plan?.bestBefore?.find(({ until }) => at !== null && at < Date.parse(until))?.best;
  return before === maxScore(plan?.rubric ?? null) ? undefined : before;
}

/**
 * Returns the credits of a reviewed hand-in: its worth times score over best score, rounded down; all of them if the
 * guide gave no score.
 */
export function reviewCredits({
  credits,
  score,
  best,
}: {
  credits: number;
  score: number | null;
  best: number;
}): number {
  return score === null ? credits : Math.floor((credits * score) / best);
}
