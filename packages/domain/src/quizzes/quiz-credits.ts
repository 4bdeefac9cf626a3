/**
 * The credits an attempt is worth: those of the whole quiz times score of total, rounded down. A quiz in which
 * nothing is marked is worth all of them once it is handed in.
 */
export function quizCredits(facts: { credits: number; score: number; total: number }): number {
  if (facts.total === 0) return facts.credits;
  return Math.floor((facts.credits * facts.score) / facts.total);
}
