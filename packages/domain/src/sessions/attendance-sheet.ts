import { hidesRows, readCsv, SWALLOWED_ROWS } from '../csv/read-csv.ts';
import { isEmail, normalizeEmail } from '../fields/email.ts';
import type { AttendanceState } from './attendance-state.ts';

/** A row of a sheet with a learner's attendance, by lower-case address. */
export type SheetRow = { line: number; emailId: string; state: AttendanceState };
/** A fault of a sheet, with its line counted from 1. */
export type SheetFault = { line: number; text: string };

const WORDS: Readonly<Record<string, AttendanceState>> = {
  present: 'PRESENT',
  late: 'LATE',
  yes: 'PRESENT',
  came: 'PRESENT',
  absent: 'ABSENT',
  excused: 'EXCUSED',
  no: 'ABSENT',
};

const FOREIGN_SEPARATORS = ['|', ':', '^', '~'] as const;

const separatorFault = (text: string): SheetFault | null => {
  const [first = ''] = text.split(/\r\n?|\n/);
  const foreign = FOREIGN_SEPARATORS.find((separator) => first.includes(separator));
  return foreign && !/[,;\t]/.test(first)
    ? { line: 1, text: `The columns are separated by “${foreign}”. Use commas, semicolons or tabs.` }
    : null;
};

/**
 * Reads attendance from a table whose first row has a column Email and optionally a column Attendance with present,
 * late, absent or excused. Without the second column everyone listed was present, and a person may be listed twice, as
 * in the lists of meeting providers; with it only once.
 */
export function readAttendanceRows(text: string): { rows: SheetRow[]; faults: SheetFault[] } {
  const foreign = separatorFault(text);
  if (foreign) return { rows: [], faults: [foreign] };
  const [titles, ...records] = readCsv(text);
  const address = titles?.cells.findIndex((cell) => /\be-?mail/i.test(cell)) ?? -1;
  if (!titles || address < 0)
    return { rows: [], faults: [{ line: 1, text: 'No column is called Email in the first row.' }] };
  const mark = titles.cells.findIndex((cell) => /^(attendance|status)$/i.test(cell));
  const rows = new Map<string, SheetRow>();
  const faults: SheetFault[] = [];
  for (const record of records) {
    const { line, cells } = record;
    const emailId = normalizeEmail(cells[address] ?? '');
    const word = mark < 0 ? 'present' : (cells[mark] ?? '').toLowerCase();
    const state = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    const before = rows.get(emailId);
    if (hidesRows(record)) faults.push({ line, text: `${SWALLOWED_ROWS}.` });
    else if (emailId === '') faults.push({ line, text: 'There is no address.' });
    else if (!isEmail(emailId)) faults.push({ line, text: `“${emailId}” is no email address.` });
    else if (state === undefined)
      faults.push({ line, text: `“${word}” is none of present, late, absent and excused.` });
    else if (before && mark >= 0)
      faults.push({ line, text: `${emailId} is already in line ${before.line}.` });
    else if (!before) rows.set(emailId, { line, emailId, state });
  }
  return { rows: [...rows.values()], faults };
}
