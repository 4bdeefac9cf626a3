import { plainCharacters } from '@plinth/domain/fields/plain-characters';

/**
 * Returns the whole number of at most four digits, of any script, at the start of a typed or pasted text; null without
 * one. What follows is not read as more digits: "2,5" is 2, never 25.
 */
export function wholeNumberOf(typed: string): number | null {
  const [digits] = /^\d{1,4}/.exec(plainCharacters(typed).trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
