import { parseArgs } from 'node:util';
import { createVoucher, listVouchers } from '@plinth/api-server/services/orders/manage-vouchers';
import { PRODUCT_CODES, ProductCode } from '@plinth/domain/catalog/product-code';
import { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { VoucherCode } from '@plinth/domain/orders/pricing-request';
import { Fault } from '../fault.ts';
import { withSchool } from '../with-school.ts';
import { readAmount } from './read-amount.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';
import { withRefusals } from './with-refusals.ts';

function readProduct(text: string | undefined): ProductCode | null {
  if (text === undefined) return null;
  const product = ProductCode.safeParse(text.toUpperCase());
  if (!product.success) throw new Fault(`--product is one of ${PRODUCT_CODES.join(', ')}.`, 2);
  return product.data;
}

/** The last instant of a day in UTC: a voucher can be used all that day. */
function readUntil(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const until = new Date(`${text}T23:59:59.999Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || until.toISOString().slice(0, 10) !== text)
    throw new Fault('--until is a day such as 2027-01-31.', 2);
  return until;
}

function readUses(option: string, text: string): number {
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > 100_000)
    throw new Fault(`${option} is a number from 1.`, 2);
  return uses;
}

/** Lists vouchers, or makes one: for one use, and one of each person, unless more are given; for every product unless one is. */
export async function vouchers(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      currency: { type: 'string' },
      discount: { type: 'string' },
      product: { type: 'string' },
      uses: { type: 'string', default: '1' },
      'per-person': { type: 'string', default: '1' },
      until: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { print } = context;
  const [typed, ...more] = positionals;
  if (more.length > 0) throw new Fault('Name one code.', 2);
  if (typed === undefined) {
    const known = await withSchool(context, listVouchers);
    if (known.length === 0) return print('There are no vouchers.');
    const rows = known.map((one) => [
      one.code,
      formatMoney({ amount: one.discount, currency: one.currency }),
      one.productId ?? 'every product',
      `${one.uses} of ${one.maxUses}`,
      String(one.usesPerPerson),
      one.expiresAt ? one.expiresAt.toISOString().slice(0, 10) : 'no end',
    ]);
    for (const line of table(['CODE', 'TAKES OFF', 'PRODUCT', 'USED', 'EACH', 'UNTIL'], rows)) print(line);
    return;
  }
  const code = VoucherCode.safeParse(typed);
  if (!code.success) throw new Fault('A code has 3 to 32 letters, digits and hyphens.', 2);
  const currency = Currency.safeParse(values.currency?.toUpperCase());
  const discount = readAmount('--discount', values.discount);
  if (!currency.success || !discount)
    throw new Fault('Give --currency INR or USD and a --discount above zero.', 2);
  const voucher = {
    code: code.data,
    currency: currency.data,
    discount,
    productId: readProduct(values.product),
    maxUses: readUses('--uses', values.uses),
    usesPerPerson: readUses('--per-person', values['per-person']),
    expiresAt: readUntil(values.until),
  };
  await withSchool(context, (deps) => withRefusals(() => createVoucher(deps, voucher)));
  print(`Made: ${voucher.code} takes off ${formatMoney({ amount: discount, currency: voucher.currency })}.`);
}
