/** A record of a table in a text, with the line it begins on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that there is most of: a sheet says nowhere which one it uses. */
function separatorOf(text: string): string {
  const countOf = (separator: string) => text.split(separator).length;
  const [best] = [...SEPARATORS].sort((a, b) => countOf(b) - countOf(a));
  return best ?? ',';
}

/**
 * Reads a table of cells between commas, semicolons or tabs (RFC 4180): what stands in quotation marks may hold the
 * separator, line ends, and a quotation mark written twice. Cells are trimmed, empty lines are left out. Lines
 * end as any program ends them, with carriage returns alone too; a byte-order mark is passed over.
 */
export function readCsv(written: string): CsvRecord[] {
  const text = written.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
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
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRecord();
    else cell += sign;
  }
  endRecord();
  return records;
}
