import { hidesRows, readCsv, SWALLOWED_ROWS } from '../csv/read-csv.ts';
import { isEmail, normalizeEmail } from '../fields/email.ts';
import { OptionalName } from '../fields/person-name.ts';

/** The maximum number of people in one file. */
export const SHEET_ROWS_MAX = 5000;

/** A person to enrol. A person with an account keeps the name they entered. */
export type PersonToEnrol = { emailId: string; firstName: string; lastName: string };
/** A person to enrol, with the line in the file, counted from 1. */
export type SheetRow = PersonToEnrol & { line: number };
export type SheetFault = { line: number; message: string };

/** The people of a file and the faults of the other rows; or one fault of the file as a whole. */
export type EnrolmentSheet = { fault: string } | { fault: null; rows: SheetRow[]; faults: SheetFault[] };

const TITLES = {
  emailId: ['email', 'emailid', 'emailaddress', 'mail'],
  firstName: ['firstname', 'givenname', 'name'],
  lastName: ['lastname', 'surname', 'familyname'],
} as const;

const HINT = 'The first line has the titles Email, First name and Last name, with commas between them.';

const plain = (title: string) => title.toLowerCase().replaceAll(/[^a-z]/g, '');
const columnOf = (cells: readonly string[], titles: readonly string[]) =>
  cells.findIndex((cell) => titles.includes(plain(cell)));

/**
 * Reads a file of people: titles first, then one person per line, separated by commas, semicolons or tabs. A fault of
 * the whole file, such as any other separator, is reported once and not for every row.
 */
export function readEnrolmentSheet(text: string): EnrolmentSheet {
  const [titles, ...records] = readCsv(text);
  if (!titles) return { fault: `The file is empty. ${HINT}` };
  const emailAt = columnOf(titles.cells, TITLES.emailId);
  if (emailAt < 0) {
    const isOneCell = titles.cells.length === 1;
    const shown = titles.cells.join(', ').slice(0, 80);
    return {
      fault: isOneCell
        ? `The columns cannot be told apart: the first line reads "${shown}". ${HINT}`
        : `No column is called Email: the first line reads "${shown}". ${HINT}`,
    };
  }
  if (records.length === 0) return { fault: `The file has titles and nobody below them. ${HINT}` };
  if (records.length > SHEET_ROWS_MAX)
    return { fault: `The file has ${records.length} rows; ${SHEET_ROWS_MAX} is the most. Split it.` };
  if (titles.cells.length > 1 && records.every(({ cells }) => cells.length === 1))
    return {
      fault: `The rows are not separated as the titles are: line ${records[0]?.line} reads "${records[0]?.cells[0]?.slice(0, 80)}". ${HINT}`,
    };
  const columns = {
    emailAt,
    firstAt: columnOf(titles.cells, TITLES.firstName),
    lastAt: columnOf(titles.cells, TITLES.lastName),
  };
  return readRows(records, columns);
}

function readRows(
  records: ReturnType<typeof readCsv>,
  { emailAt, firstAt, lastAt }: { emailAt: number; firstAt: number; lastAt: number },
): EnrolmentSheet {
  const rows: SheetRow[] = [];
  const faults: SheetFault[] = [];
  const lineOf = new Map<string, number>();
  for (const record of records) {
    const { line, cells } = record;
    const emailId = normalizeEmail(cells[emailAt] ?? '');
    const firstName = OptionalName.safeParse(cells[firstAt] ?? '');
    const lastName = OptionalName.safeParse(cells[lastAt] ?? '');
    const earlier = lineOf.get(emailId);
    const message = hidesRows(record)
      ? SWALLOWED_ROWS
      : !emailId
        ? 'The address is missing'
        : !isEmail(emailId)
          ? `"${emailId.slice(0, 80)}" is no address`
          : earlier !== undefined
            ? `${emailId} is already on line ${earlier}`
            : (faultOf('first name', firstName) ?? faultOf('last name', lastName));
    if (message !== null) faults.push({ line, message });
    else {
      lineOf.set(emailId, line);
      rows.push({ line, emailId, firstName: firstName.data ?? '', lastName: lastName.data ?? '' });
    }
  }
  return { fault: null, rows, faults };
}

/** A name may be omitted: a person with an account has one, anyone else enters it when setting the password. */
const faultOf = (which: string, name: ReturnType<typeof OptionalName.safeParse>): string | null =>
  name.success ? null : `The ${which} cannot be stored: ${name.error.issues[0]?.message ?? ''}`;
