/**
 * Returns the credits of an attempt: those of the whole quiz times score of total, rounded down. A quiz without marked
 * questions earns all of them once it is submitted.
 */
export function quizCredits(facts: { credits: number; score: number; total: number }): number {
  if (facts.total === 0) return facts.credits;
  return Math.floor((facts.credits * facts.score) / facts.total);
}
