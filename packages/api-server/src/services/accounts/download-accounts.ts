import type { AccountTable } from '@plinth/domain/accounts/accounts';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { type Columns, csvFile } from '../csv-file.ts';
import { type AccountFilter, findAccountLines } from './find-account-lines.ts';
import { refundsOf, revenueOf, taxesOf } from './read-accounts.ts';

/** An amount in whole units of its currency; a number, so that a spreadsheet can add it. */
const units = (amount: number) => amount / MINOR_UNITS;

/** Returns a table for the accountant as a CSV file, in whole units; days and months are those of the school's zone. */
export async function downloadAccounts(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  { table, ...asked }: AccountFilter & { table: AccountTable },
) {
  const lines = await findAccountLines(deps, asked);
  const { zone, from, until } = lines;
  const fileOf = <Row>(rows: readonly Row[], columns: Columns<Row>) =>
    csvFile(deps, act, {
      about: `accounts-${table}`,
      filter: { ...asked, zone, from, until },
      batches: [rows],
      columns,
    });
  switch (table) {
    case 'receivables':
      return fileOf(lines.owed, {
        due: (one) => calendarDateIn(zone, one.dueDate),
        'days overdue': (one) => one.days,
        age: (one) => one.age,
        currency: (one) => one.currency,
        amount: (one) => units(one.amount),
        instalment: (one) => one.label,
        product: (one) => one.productId,
        name: (one) => one.name,
        address: (one) => one.emailId,
        order: (one) => one.orderId,
      });
    case 'revenue':
      return fileOf(revenueOf(lines), {
        month: (one) => one.month,
        product: (one) => one.productId,
        currency: (one) => one.currency,
        'came in': (one) => units(one.charged),
        'went back': (one) => units(one.refunded),
        net: (one) => units(one.net),
      });
    case 'refunds':
      return fileOf(refundsOf(lines), {
        month: (one) => one.month,
        currency: (one) => one.currency,
        refunds: (one) => one.count,
        'went back': (one) => units(one.given),
        'came back from the bank': (one) => units(one.returned),
        net: (one) => units(one.net),
      });
    case 'taxes':
      return fileOf(taxesOf(lines), {
        month: (one) => one.month,
        currency: (one) => one.currency,
        tax: (one) => one.name,
        percent: (one) => one.rate / 100,
        'taxable amount': (one) => units(one.taxable),
        'tax amount': (one) => units(one.amount),
      });
    case 'ledger':
      return fileOf(lines.movements, {
        day: (one) => one.day,
        what: (one) => one.kind,
        currency: (one) => one.currency,
        amount: (one) => units(one.amount),
        'without taxes': (one) => units(one.net),
        taxes: (one) => units(one.taxes.reduce((sum, { amount }) => sum + amount, 0)),
        product: (one) => one.productId,
        invoice: (one) => one.invoiceNumber,
        name: (one) => one.name,
        address: (one) => one.emailId,
        order: (one) => one.orderId,
        payment: (one) => one.paymentId,
        entry: (one) => one.entryId,
      });
  }
}
