/** What a CSV file begins with, so that a spreadsheet takes it for UTF-8 and not for a code page of its machine. */
export const CSV_MARK = '\uFEFF';

/** What a spreadsheet would read as a formula, when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows under their titles as the text of a CSV file (RFC 4180, lines end in CRLF). A text that a spreadsheet would run
 * as a formula gets an apostrophe in front; numbers stay numbers.
 */
export const toCsv = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
