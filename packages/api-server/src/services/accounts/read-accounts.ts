import type { Accounts, Receivables, RefundRow, RevenueRow, TaxRow } from '@plinth/domain/accounts/accounts';
import { RECEIVABLE_AGES } from '@plinth/domain/accounts/receivable-age';
import type { Deps } from '../../deps.ts';
import { type AccountFilter, type AccountLines, findAccountLines } from './find-account-lines.ts';

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Groups lines by what they have in common, sorted by it. */
function grouped<Line, Row>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  toRow: (lines: readonly [Line, ...Line[]]) => Row,
): Row[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].sort(([one], [other]) => compare(one, other)).map(([, group]) => toRow(group));
}

const sumOf = <Line>(lines: readonly Line[], amountOf: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

type Movement = AccountLines['movements'][number];

const movedIn = (lines: readonly Movement[]) => {
  const charged = sumOf(lines, ({ kind, amount }) => (kind === 'CHARGE' ? amount : 0));
  const net = sumOf(lines, ({ amount }) => amount);
  return { charged, refunded: net - charged, net };
};

/** What is owed, one row per currency. */
export const receivablesOf = ({ owed }: AccountLines): Receivables[] =>
  grouped(
    owed,
    ({ currency }) => currency,
    (lines) => ({
      currency: lines[0].currency,
      ages: RECEIVABLE_AGES.map((age) => {
        const aged = lines.filter((one) => one.age === age);
        return { age, count: aged.length, amount: sumOf(aged, ({ amount }) => amount) };
      }),
      count: lines.length,
      amount: sumOf(lines, ({ amount }) => amount),
    }),
  );

/** What was received and refunded, by month, course and currency. */
export const revenueOf = ({ movements }: AccountLines): RevenueRow[] =>
  grouped(
    movements,
    ({ month, productId, currency }) => `${month} ${productId} ${currency}`,
    (lines) => {
      const [{ month, productId, currency }] = lines;
      return { month, productId, currency, ...movedIn(lines) };
    },
  );

/** What was refunded, by month and currency. */
export const refundsOf = ({ movements }: AccountLines): RefundRow[] =>
  grouped(
    movements.filter(({ kind }) => kind !== 'CHARGE'),
    ({ month, currency }) => `${month} ${currency}`,
    (lines) => {
      const given = sumOf(lines, ({ kind, amount }) => (kind === 'REFUND' ? amount : 0));
      const net = sumOf(lines, ({ amount }) => amount);
      const count = lines.filter(({ kind }) => kind === 'REFUND').length;
      return { month: lines[0].month, currency: lines[0].currency, count, given, returned: net - given, net };
    },
  );

/** The taxes included in the movements, by month, currency and tax. */
export const taxesOf = ({ movements }: AccountLines): TaxRow[] =>
  grouped(
    movements.flatMap(({ month, currency, net, taxes }) =>
      taxes.map((tax) => ({ ...tax, month, currency, taxable: net })),
    ),
    ({ month, currency, name, rate }) => `${month} ${currency} ${name} ${String(rate).padStart(5, '0')}`,
    (lines) => {
      const [{ month, currency, name, rate }] = lines;
      return {
        month,
        currency,
        name,
        rate,
        taxable: sumOf(lines, ({ taxable }) => taxable),
        amount: sumOf(lines, ({ amount }) => amount),
      };
    },
  );

/** Reads the school's money for an accountant: what is owed, received and refunded, and the taxes included. */
export async function readAccounts(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  asked: AccountFilter,
): Promise<Accounts> {
  const lines = await findAccountLines(deps, asked);
  const { zone, asOf, from, until, movements } = lines;
  const refunds = refundsOf(lines);
  const taxes = taxesOf(lines);
  return {
    zone,
    asOf,
    from,
    until,
    receivables: receivablesOf(lines),
    revenue: revenueOf(lines),
    revenueTotals: grouped(
      movements,
      ({ currency }) => currency,
      (all) => ({ currency: all[0].currency, ...movedIn(all) }),
    ),
    refunds,
    refundTotals: grouped(
      refunds,
      ({ currency }) => currency,
      (all) => ({
        currency: all[0].currency,
        count: sumOf(all, ({ count }) => count),
        net: sumOf(all, ({ net }) => net),
      }),
    ),
    taxes,
    taxTotals: grouped(
      taxes,
      ({ currency }) => currency,
      (all) => ({ currency: all[0].currency, amount: sumOf(all, ({ amount }) => amount) }),
    ),
  };
}
