/** What a hand-in without a rubric is scored out of. */
export const DEFAULT_MAX_SCORE = 100;

/** The best score of a hand-in: the points of its rubric together. */
export function maxScore(rubric: readonly { points: number }[] | null): number {
  const points = (rubric ?? []).reduce((sum, row) => sum + row.points, 0);
  return points > 0 ? points : DEFAULT_MAX_SCORE;
}

type Plan = {
  rubric: readonly { points: number }[];
  /** What its hand-ins were scored out of before that changed, the oldest first, and until when. */
  bestBefore?: readonly { best: number; until: string }[] | undefined;
};

/**
 * What a hand-in was scored out of when it was judged, where the task is scored out of something else by now; undefined
 * where it is the same, and before the verdict.
 */
export function bestWhenJudged(plan: Plan | null, judgedAt: string | null): number | undefined {
  const at = judgedAt === null ? null : Date.parse(judgedAt);
  const before = plan?.bestBefore?.find(({ until }) => at !== null && at < Date.parse(until))?.best;
  return before === maxScore(plan?.rubric ?? null) ? undefined : before;
}

/**
 * The credits of a reviewed hand-in: its worth times score of best score, rounded down; all of them when the guide
 * gave no score.
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
