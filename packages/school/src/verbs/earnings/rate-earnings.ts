import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { listEarningRates } from '@plinth/api-server/services/earnings/list-rates';
import { setEarnerCurrency } from '@plinth/api-server/services/earnings/set-currency';
import { setEarningRate } from '@plinth/api-server/services/earnings/set-rate';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import * as z from 'zod/mini';
import { withSchool } from '../../with-school.ts';
import { printTable } from '../print-table.ts';
import { readAmount } from '../read-amount.ts';
import { readAs } from '../read-as.ts';
import { readChoice } from '../read-choice.ts';
import type { VerbContext } from '../verbs.ts';

type Typed = {
  what: 'rates' | 'currency';
  named: string | undefined;
  amount?: string | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  person?: string | undefined;
};

async function list(context: VerbContext): Promise<void> {
  const rates = await withSchool(context, listEarningRates);
  if (rates.length === 0) return context.print('No rates are set, so nothing is earned.');
  printTable(context.print, rates, {
    WORK: (one) => one.category,
    BRINGS: (one) => (one.amount === 0 ? 'nothing' : formatMoney(one)),
    FROM: (one) => one.fromDay,
    FOR: (one) => one.emailId ?? `everybody paid in ${one.currency}`,
  });
}

/** Lists the rates for work, sets one from a day on, or sets the currency in which a mentor is paid. */
export async function rateEarnings(context: VerbContext, typed: Typed): Promise<void> {
  const { what, named, person } = typed;
  if (what === 'currency') {
    if (!person || named) throw new Fault('Name the mentor: --person ADDRESS --currency INR|USD.', 2);
    const currency = readChoice('--currency', CURRENCIES, typed.currency ?? '');
    const emailId = normalizeEmail(person);
    await withSchool(context, (deps) => setEarnerCurrency(deps, COMMAND, { emailId, currency }));
    return context.print(`${emailId} is paid in ${currency}.`);
  }
  if (named === undefined) return list(context);
  const category = readChoice('Work', EARNING_CATEGORIES, named);
  const amount = readAmount('--amount', typed.amount);
  if (amount === undefined) throw new Fault('Give --amount in whole units, such as 1500; 0 ends a rate.', 2);
  const currency = readChoice('--currency', CURRENCIES, typed.currency ?? 'INR');
  const from = readAs(z.optional(IsoDate), typed.from, '--from is a day such as 2027-01-31.');
  const counted = await withSchool(context, (deps) =>
    setEarningRate(deps, COMMAND, {
      category,
      currency,
      amount,
      fromDay: from ?? calendarDateIn(DEFAULT_TIMEZONE, deps.now().toISOString()),
      emailId: person === undefined ? null : normalizeEmail(person),
    }),
  );
  context.print(
    `Set: ${category} brings ${formatMoney({ amount, currency })}.${
      counted > 0 ? ` ${counted} ${counted === 1 ? 'piece' : 'pieces'} of work counted by it.` : ''
    }`,
  );
}
