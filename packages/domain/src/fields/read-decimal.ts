/**
 * A small number as it is typed, such as years or a percentage: `2.5` and `2,5` are the same, and neither parts
 * thousands. Null when it is none.
 */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,4}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
