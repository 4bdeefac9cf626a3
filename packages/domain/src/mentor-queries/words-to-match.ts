/**
 * How many of the words of a question a sentence of the course must have to be quoted as an answer (API-179): all of
 * one or two, else at least two and about a third, at most three. Fewer is a coincidence: the bot then says that it
 * does not know. Words are counted without those that stand everywhere ("the", "is") and without numbers.
 */
export function wordsToMatch(questionWords: number): number {
  if (questionWords <= 2) return Math.max(1, questionWords);
  return Math.min(3, Math.max(2, Math.ceil(questionWords * 0.34)));
}
