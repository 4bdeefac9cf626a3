/** The start of a CSV file that makes a spreadsheet read it as UTF-8 rather than in the machine's code page. */
export const CSV_MARK = '\uFEFF';

/** The start of a cell that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns rows under their titles as the text of a CSV file (RFC 4180, CRLF line ends). Text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe; numbers stay numbers.
 */
export const toCsv = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
