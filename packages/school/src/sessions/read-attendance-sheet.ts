import { readFile } from 'node:fs/promises';
import { Fault } from '@plinth/api-server/fault';
import { decodeTable, UNREADABLE_FILE } from '@plinth/domain/csv/decode-table';
import { hidesRows, readCsv, SWALLOWED_ROWS } from '@plinth/domain/csv/read-csv';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';

/** The attendees of a meeting: addresses, each once, and the rows without one, such as `line 4: Asha (phone)`. */
export type AttendanceSheet = { came: string[]; unnamed: string[] };

/**
 * Reads the list of participants that a meeting provider exports. Only the column of addresses counts. Such a list has
 * other tables above or below with their own headers, so every row that names a column of addresses starts a table; a
 * person who left and came back appears in it twice.
 * @throws Fault when the file cannot be read, or has no column of addresses
 */
export async function readAttendanceSheet(path: string): Promise<AttendanceSheet> {
  const bytes = await readFile(path).catch(() => {
    throw new Fault(`${path} cannot be read.`, 2);
  });
  const text = decodeTable(bytes);
  if (text === null) throw new Fault(`${path}: ${UNREADABLE_FILE}`, 2);
  const came = new Set<string>();
  const unnamed: string[] = [];
  let column = -1;
  for (const record of readCsv(text)) {
    const { line, cells } = record;
    if (hidesRows(record)) throw new Fault(`${path}:${line}: ${SWALLOWED_ROWS}.`);
    const titled = cells.findIndex((cell) => /e-?mail/i.test(cell) && !cell.includes('@'));
    if (titled >= 0) column = titled;
    else if (column >= 0) {
      const address = normalizeEmail(cells[column] ?? '');
      if (isEmail(address)) came.add(address);
      else unnamed.push(`line ${line}: ${cells.find(Boolean) ?? ''}`);
    }
  }
  if (column < 0) throw new Fault(`${path} has no column of email addresses; its title has the word Email.`);
  return { came: [...came], unnamed };
}
