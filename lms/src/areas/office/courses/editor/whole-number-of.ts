import { plainCharacters } from '@plinth/domain/fields/plain-characters';

/**
 * The whole number of at most four digits, in those of any script, with which a typed or pasted text begins; null without
 * one. What comes after it is not taken for more digits: "2,5" is 2 and never 25.
 */
export function wholeNumberOf(typed: string): number | null {
  const [digits] = /^\d{1,4}/.exec(plainCharacters(typed).trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
