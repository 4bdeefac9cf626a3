import { daysOverdue, receivableAge } from '@plinth/domain/accounts/receivable-age';
import { taxOfEntry } from '@plinth/domain/accounts/tax-of-entry';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { addMonths } from '@plinth/domain/dates/add-months';
import { monthIn } from '@plinth/domain/dates/month-in';
import type { Currency } from '@plinth/domain/money/currency';
import { listMovements } from '../../db/queries/accounts/list-movements.ts';
import { listReceivables } from '../../db/queries/accounts/list-receivables.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { refuse } from '../refusal.ts';

export type AccountFilter = {
  from?: string | undefined;
  until?: string | undefined;
  productId?: ProductCode | undefined;
  currency?: Currency | undefined;
};

/** The maximum number of months in one account. */
const MONTHS = 36;

/** Returns the period of an account: by default the twelve months up to the school's current one. */
async function periodOf({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>, asked: AccountFilter) {
  const { zone } = (await readSchoolFacts(db, settings)).facts;
  const until = asked.until ?? monthIn(zone, now().toISOString());
  const from = asked.from ?? addMonths(until, -11);
  if (from > until) throw refuse('BAD_REQUEST', 'The first month is after the last one.');
  if (from < addMonths(until, 1 - MONTHS))
    throw refuse('BAD_REQUEST', `An account covers ${MONTHS} months at most.`);
  return { zone, from, until };
}

/**
 * Finds the individual lines behind an accountant's tables: every movement of the ledger in the period, with the taxes
 * included in it, and every instalment owed now, which is not overdue while its payer waits for a seat.
 * @throws Refusal BAD_REQUEST no such period
 */
export async function findAccountLines(deps: Pick<Deps, 'db' | 'settings' | 'now'>, asked: AccountFilter) {
  const period = await periodOf(deps, asked);
  const asOf = deps.now().toISOString();
  const only = { productId: asked.productId ?? null, currency: asked.currency ?? null };
  const [movements, owed] = await Promise.all([
    listMovements.rows(deps.db, { ...period, ...only }),
    listReceivables.rows(deps.db, only),
  ]);
  return {
    ...period,
    asOf,
    movements: movements.map(({ rates, ...entry }) => ({ ...entry, ...taxOfEntry(entry, rates) })),
    owed: owed.map(({ dueDate, waitsForSeat, ...one }) => {
      const days = waitsForSeat ? 0 : daysOverdue(dueDate.toISOString(), asOf, period.zone);
      return { ...one, dueDate: dueDate.toISOString(), days, age: receivableAge(days) };
    }),
  };
}

export type AccountLines = Awaited<ReturnType<typeof findAccountLines>>;
