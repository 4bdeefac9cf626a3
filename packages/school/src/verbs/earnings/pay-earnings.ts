import { writeFile } from 'node:fs/promises';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { csvOf } from '@plinth/api-server/services/csv-file';
import { payMonth } from '@plinth/api-server/services/earnings/pay-month';
import { TRANSFER_COLUMNS } from '@plinth/api-server/services/earnings/transfer-columns';
import { CSV_MARK } from '@plinth/domain/csv/to-csv';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../../with-school.ts';
import { printTable } from '../print-table.ts';
import type { VerbContext } from '../verbs.ts';
import { readMonth } from './read-month.ts';

type Typed = { month?: string | undefined; csv?: string | undefined };

/** Creates the transfers of a month and writes them to a file for the bank; repeating it writes the same file. */
export async function payEarnings(context: VerbContext, typed: Typed): Promise<void> {
  const { print } = context;
  const month = readMonth(typed.month);
  const payouts = await withSchool(context, (deps) => payMonth(deps, COMMAND, month));
  if (payouts.length === 0) return print(`Nothing of ${month} is to be paid.`);
  printTable(print, payouts, {
    TRANSFER: (one) => one.payoutId,
    MENTOR: (one) => one.emailId,
    AMOUNT: formatMoney,
  });
  if (typed.csv === undefined) return;
  const text = csvOf(TRANSFER_COLUMNS, payouts);
  await writeFile(typed.csv, CSV_MARK + text, { mode: 0o600 }).catch((error: Error) => {
    throw new Fault(`${typed.csv} could not be written: ${error.message}`);
  });
  print(`Written for the bank: ${typed.csv}`);
}
