/** A record of a table in a text, with the line it begins on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The separator that stands in most lines outside of quotation marks, of two in as many the one that there is most of: a
 * sheet says nowhere which one it uses, and a line of semicolons may hold more commas, as in names and amounts.
 */
function separatorOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const linesOf = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  const countOf = (separator: string) => text.split(separator).length;
  const [best] = [...SEPARATORS].sort((a, b) => linesOf(b) - linesOf(a) || countOf(b) - countOf(a));
  return best ?? ',';
}

/** Whether what a quotation mark opens is closed again; a mark written twice closes nothing. */
function isClosed(text: string, from: number): boolean {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at !== -1;
}

/** What is wrong with a row of people whose quotation mark is closed in a later row only. */
export const SWALLOWED_ROWS =
  'A quotation mark that is opened here is closed lines later, and hides the rows between';

/** Whether a cell of several lines holds an address, as where a quotation mark is missing and rows stand in one another. */
export const hidesRows = ({ cells }: CsvRecord): boolean =>
  cells.some((cell) => cell.includes('\n') && cell.includes('@'));

/**
 * Reads a table of cells between commas, semicolons or tabs (RFC 4180): what stands in quotation marks may hold the
 * separator, line ends, and a quotation mark written twice; one that is never closed is a sign like any other. Cells are
 * trimmed, empty lines are left out. Lines end as any program ends them, with carriage returns alone too; a byte-order
 * mark is passed over, and so is the line `sep=;` that Excel understands.
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
