import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { findVouchers } from '@plinth/api-server/services/office-vouchers/list-vouchers';
import { createVoucher, endVoucher } from '@plinth/api-server/services/orders/manage-vouchers';
import { schoolDate } from '@plinth/domain/dates/school-date';
import { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { NewVoucher, type OfficeVoucher, voucherEnd } from '@plinth/domain/orders/office-voucher';
import { VoucherCode } from '@plinth/domain/orders/voucher-code';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readAmount } from './read-amount.ts';
import { readOptions } from './read-options.ts';
import { readProduct } from './read-product.ts';
import type { VerbContext } from './verbs.ts';

const LISTED = 200;

function readUntil(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!NewVoucher.shape.until.safeParse(text).success || Number.isNaN(Date.parse(voucherEnd(text))))
    throw new Fault('--until is a day such as 2027-01-31.', 2);
  return text;
}

function readUses(option: string, text: string): number {
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > 100_000)
    throw new Fault(`${option} is a number from 1.`, 2);
  return uses;
}

function readPercent(text: string | undefined): number | null {
  if (text === undefined) return null;
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Fault('--percent is a whole number from 1 to 100.', 2);
  return percent;
}

/** Describes the discount of a voucher. */
const worthText = ({
  discount,
  percent,
  currency,
}: Pick<OfficeVoucher, 'discount' | 'percent' | 'currency'>) =>
  percent === null ? formatMoney({ amount: discount, currency }) : `${percent} % in ${currency}`;

/**
 * Lists vouchers, creates one or ends one. A voucher deducts an amount or a share and has one use, one per person,
 * unless more are typed; it applies to every product unless one is typed.
 */
export async function vouchers(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['currency', 'discount', 'percent', 'product', 'until'],
    flags: ['end'],
    defaults: { uses: '1', 'per-person': '1' },
    allowPositionals: true,
  });
  const { print } = context;
  const [typed, ...more] = positionals;
  if (more.length > 0) throw new Fault('Name one code.', 2);
  if (typed === undefined) {
    const { vouchers: known } = await withSchool(context, (deps) =>
      findVouchers(
        deps,
        { search: '' },
        { sortBy: 'createdAt', sortDirection: 'desc', limit: LISTED, offset: 0 },
      ),
    );
    if (known.length === 0) return print('There are no vouchers.');
    printTable(print, known, {
      CODE: (one) => one.code,
      'TAKES OFF': worthText,
      PRODUCT: (one) => one.productId ?? 'every product',
      USED: (one) => `${one.uses} of ${one.maxUses}`,
      EACH: (one) => one.usesPerPerson,
      UNTIL: (one) => (one.endedAt ? 'ended' : one.expiresAt ? schoolDate(one.expiresAt) : 'no end'),
    });
    return;
  }
  const code = VoucherCode.safeParse(typed);
  if (!code.success) throw new Fault('A code has 3 to 32 letters, digits and hyphens.', 2);
  if (values.end) {
    await withSchool(context, (deps) => endVoucher(deps, COMMAND, code.data));
    return print(`Ended: ${code.data} comes off no further order.`);
  }
  const currency = Currency.safeParse(values.currency?.toUpperCase());
  const discount = values.discount === undefined ? null : readAmount('--discount', values.discount);
  const percent = readPercent(values.percent);
  if (!currency.success || (!discount && percent === null) || (discount && percent !== null))
    throw new Fault('Give --currency INR or USD and either a --discount above zero or --percent.', 2);
  const voucher = {
    code: code.data,
    currency: currency.data,
    discount: discount || null,
    percent,
    productId: values.product === undefined ? null : readProduct('--product', values.product),
    maxUses: readUses('--uses', values.uses),
    usesPerPerson: readUses('--per-person', values['per-person']),
    until: readUntil(values.until),
  };
  await withSchool(context, (deps) => createVoucher(deps, COMMAND, voucher));
  print(`Created: ${voucher.code} takes off ${worthText({ ...voucher, discount: voucher.discount ?? 0 })}.`);
}
