import type { AccountTable } from '@plinth/domain/accounts/accounts';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { type AccountFilter, type AccountLines, findAccountLines } from './find-account-lines.ts';
import { refundsOf, revenueOf, taxesOf } from './read-accounts.ts';

type Row = (string | number)[];
type Sheet = { titles: string[]; rowsOf: (lines: AccountLines) => Row[] };

/** An amount in whole units of its currency; a number, so that a spreadsheet can add it. */
const units = (amount: number) => amount / MINOR_UNITS;

const SHEETS: Record<AccountTable, Sheet> = {
  receivables: {
    titles: [
      'due',
      'days overdue',
      'age',
      'currency',
      'amount',
      'instalment',
      'product',
      'name',
      'address',
      'order',
    ],
    rowsOf: ({ owed, zone }) =>
      owed.map((one) => [
        calendarDateIn(zone, one.dueDate),
        one.days,
        one.age,
        one.currency,
        units(one.amount),
        one.label,
        one.productId,
        one.name,
        one.emailId,
        one.orderId,
      ]),
  },
  revenue: {
    titles: ['month', 'product', 'currency', 'came in', 'went back', 'net'],
    rowsOf: (lines) =>
      revenueOf(lines).map((one) => [
        one.month,
        one.productId,
        one.currency,
        units(one.charged),
        units(one.refunded),
        units(one.net),
      ]),
  },
  refunds: {
    titles: ['month', 'currency', 'refunds', 'went back', 'came back from the bank', 'net'],
    rowsOf: (lines) =>
      refundsOf(lines).map((one) => [
        one.month,
        one.currency,
        one.count,
        units(one.given),
        units(one.returned),
        units(one.net),
      ]),
  },
  taxes: {
    titles: ['month', 'currency', 'tax', 'percent', 'taxable amount', 'tax amount'],
    rowsOf: (lines) =>
      taxesOf(lines).map((one) => [
        one.month,
        one.currency,
        one.name,
        one.rate / 100,
        units(one.taxable),
        units(one.amount),
      ]),
  },
  ledger: {
    titles: [
      'day',
      'what',
      'currency',
      'amount',
      'without taxes',
      'taxes',
      'product',
      'invoice',
      'name',
      'address',
      'order',
      'payment',
      'entry',
    ],
    rowsOf: ({ movements }) =>
      movements.map((one) => [
        one.day,
        one.kind,
        one.currency,
        units(one.amount),
        units(one.net),
        units(one.taxes.reduce((sum, { amount }) => sum + amount, 0)),
        one.productId,
        one.invoiceNumber ?? '',
        one.name,
        one.emailId,
        one.orderId,
        one.paymentId,
        one.entryId,
      ]),
  },
};

/** Returns a table for the accountant as a CSV file, in whole units; days and months are those of the school's zone. */
export async function downloadAccounts(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  { table, ...asked }: AccountFilter & { table: AccountTable },
) {
  const lines = await findAccountLines(deps, asked);
  const { titles, rowsOf } = SHEETS[table];
  async function* batches() {
    yield rowsOf(lines);
  }
  const { zone, from, until } = lines;
  return csvFile(deps.db, act, {
    about: `accounts-${table}`,
    titles,
    filter: { ...asked, zone, from, until },
    now: deps.now(),
    batches: batches(),
  });
}
