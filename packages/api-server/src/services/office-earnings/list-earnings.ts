import { mayPayMonth } from '@plinth/domain/earnings/may-pay-month';
import type {
  EarningState,
  OfficeEarning,
  OfficeEarningSort,
  PayableMonth,
} from '@plinth/domain/earnings/office-earning';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { listOfficeEarnings } from '../../db/queries/earnings/list-office-earnings.ts';
import type { Deps } from '../../deps.ts';
import { listOwed } from '../earnings/list-owed.ts';
import { containing } from '../matches-search.ts';

export type EarningFilter = {
  search: string;
  month?: string | undefined;
  state?: EarningState | undefined;
};
type Order = { sortBy: OfficeEarningSort; sortDirection: 'asc' | 'desc' };

/** Finds the mentors' months that match a filter, and the total count. */
export async function findEarnings(
  { db }: Pick<Deps, 'db'>,
  { search, month, state }: EarningFilter,
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ earnings: OfficeEarning[]; total: number }> {
  const rows = await listOfficeEarnings.rows(db, {
    patterns: search
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(containing),
    month: month ?? null,
    state: state ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return { earnings: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Finds the past months with earnings that are in no transfer yet, the oldest first. */
async function findPayable({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<PayableMonth[]> {
  const at = now().toISOString();
  const owed = (await listOwed(db)).filter(({ month }) => mayPayMonth(month, at));
  return [...new Set(owed.map(({ month }) => month))].map((month) => {
    const rows = owed.filter((one) => one.month === month);
    return {
      month,
      people: new Set(rows.map(({ emailId }) => emailId)).size,
      sums: CURRENCIES.flatMap((currency) => {
        const amounts = rows.filter((one) => one.currency === currency).map(({ amount }) => amount);
        return amounts.length > 0 ? [{ currency, amount: amounts.reduce((sum, one) => sum + one, 0) }] : [];
      }),
    };
  });
}

/** Lists mentors' months, 20 a page, and the months that can be paid. */
export async function listEarnings(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, sortBy, sortDirection, ...filter }: EarningFilter & Order & { pageNo: number },
) {
  const [found, payable] = await Promise.all([
    findEarnings(deps, filter, { sortBy, sortDirection, limit: PAGE_SIZE, offset: pageNo * PAGE_SIZE }),
    findPayable(deps),
  ]);
  return { ...found, payable };
}
