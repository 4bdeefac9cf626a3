import { plainNumber } from './plain-number.ts';

/**
 * Parses a small typed number, such as years or a percentage: `2.5` and `2,5` are equal, and neither separates
 * thousands. The digits of other scripts are accepted too. Returns null if it is not a number.
 */
export function readDecimal(text: string): number | null {
  const typed = plainNumber(text);
  return /^\d{1,4}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
