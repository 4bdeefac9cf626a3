/** A record of a table in a text, with the line it starts on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Returns the separator found in most lines outside quotation marks; on a tie, the more frequent one. A sheet does not
 * declare its separator, and a line separated by semicolons may contain more commas, as in names and amounts.
 */
function separatorOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const linesOf = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  const countOf = (separator: string) => text.split(separator).length;
  const [best] = [...SEPARATORS].sort((a, b) => linesOf(b) - linesOf(a) || countOf(b) - countOf(a));
  return best ?? ',';
}

/** Whether an opening quotation mark is closed; a doubled mark does not close it. */
function isClosed(text: string, from: number): boolean {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at !== -1;
}

/** The fault of a row of people whose quotation mark is closed only in a later row. */
export const SWALLOWED_ROWS =
  'A quotation mark that is opened here is closed lines later, and hides the rows between';

/**
 * Whether a multi-line cell contains an email address, as when a quotation mark is missing and rows end up inside one
 * another.
 */
export const hidesRows = ({ cells }: CsvRecord): boolean =>
  cells.some((cell) => cell.includes('\n') && cell.includes('@'));

/**
 * Reads a table of cells separated by commas, semicolons or tabs (RFC 4180): quoted cells may contain the separator,
 * line ends, and a doubled quotation mark; a mark that is never closed is an ordinary character. Cells are trimmed,
 * empty lines omitted. Any line ending is accepted, including a bare carriage return; a byte-order mark is skipped, as
 * is the line `sep=;` that Excel understands.
 */
export function readCsv(written: string): CsvRecord[] {
  const text = written
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^"?sep=."?(?=\n)/i, '');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let cell = '';
  let isQuoted = false;
  let line = 1;
  const endCell = () => {
    record.cells.push(cell.trim());
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (record.cells.some(Boolean)) records.push(record);
    record = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '' && isClosed(text, at + 1)) {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRecord();
    else cell += sign;
  }
  endRecord();
  return records;
}
