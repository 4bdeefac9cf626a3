/** What a hand-in without a rubric is scored out of. */
export const DEFAULT_MAX_SCORE = 100;

/** The best score of a hand-in: the points of its rubric together. */
export function maxScore(rubric: readonly { points: number }[] | null): number {
  const points = (rubric ?? []).reduce((sum, row) => sum + row.points, 0);
  return points > 0 ? points : DEFAULT_MAX_SCORE;
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
