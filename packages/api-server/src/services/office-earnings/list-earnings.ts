import type { OfficeEarning, OfficeEarningSort } from '@plinth/domain/earnings/office-earning';
import type { QueryOf } from '../../api/query-of.ts';
import { listOfficeEarnings } from '../../db/queries/earnings/list-office-earnings.ts';
import type { Deps } from '../../deps.ts';
import { findPayable } from '../earnings/find-payable.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type EarningFilter = QueryOf<'officeEarnings', 'download'>;
type Order = { sortBy: OfficeEarningSort; sortDirection: 'asc' | 'desc' };

/** Finds the mentors' months that match a filter, and the total count. */
export async function findEarnings(
  { db }: Pick<Deps, 'db'>,
  { search, month, state }: EarningFilter,
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ earnings: OfficeEarning[]; total: number }> {
  const rows = await listOfficeEarnings.rows(db, {
    patterns: wordsOf(search).map(containing),
    month: month ?? null,
    state: state ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return { earnings: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Lists mentors' months, 20 a page, and the months that can be paid. */
export async function listEarnings(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, sortBy, sortDirection, ...filter }: EarningFilter & Order & { pageNo: number },
) {
  const [found, payable] = await Promise.all([
    findEarnings(deps, filter, { sortBy, sortDirection, ...pageOf(pageNo) }),
    findPayable(deps.db, deps.now()),
  ]);
  return { ...found, payable };
}
