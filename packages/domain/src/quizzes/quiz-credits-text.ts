/** Returns the text on credits in the header of a quiz. */
export function quizCreditsText(credits: number | null | undefined): string {
  if (!credits) return 'No credits';
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
