/** The maximum length of an accepted language model answer, in characters. */
const ANSWER_MAX = 1500;

const CITED = /\[(\d{1,2})\]/g;

/**
 * Returns a language model's answer if it may be shown: every sentence cites, by numbers in brackets, passages it was
 * given, 1 to `passages`, and no others. Null otherwise: the course's own sentences are then used.
 */
export function readCitedAnswer(answer: string, passages: number): { text: string; cited: number[] } | null {
  const text = answer.trim();
  if (text === '' || text.length > ANSWER_MAX) return null;
  const cited = new Set<number>();
  // A number after the full stop belongs to the sentence before it.
  const sentences = text.replaceAll(/([.!?])((?:\s*\[\d{1,2}\])+)/g, '$2$1').split(/(?<=[.!?])\s+/);
  for (const sentence of sentences) {
    if (!/\p{L}/u.test(sentence)) return null;
    const numbers = [...sentence.matchAll(CITED)].map(([, number]) => Number(number));
    if (numbers.length === 0 || numbers.some((number) => number < 1 || number > passages)) return null;
    for (const number of numbers) cited.add(number);
  }
  return { text: text.replaceAll(/\s*\[\d{1,2}\]/g, ''), cited: [...cited].sort((a, b) => a - b) };
}
