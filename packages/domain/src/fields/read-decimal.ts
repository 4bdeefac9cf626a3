import { plainNumber } from './plain-number.ts';

/**
 * A small number as it is typed, such as years or a percentage: `2.5` and `2,5` are the same, and neither parts
 * thousands. The digits of other scripts are read as well. Null when it is none.
 */
export function readDecimal(text: string): number | null {
  const typed = plainNumber(text);
  return /^\d{1,4}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
