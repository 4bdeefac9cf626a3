import type { OfficeReward, RewardSort, RewardStatus } from '@plinth/domain/referrals/office-reward';
import { listRewards } from '../../db/queries/referrals/list-rewards.ts';
import type { Deps } from '../../deps.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type RewardFilter = { search: string; status?: RewardStatus | undefined };
type Order = { sortBy: RewardSort; sortDirection: 'asc' | 'desc' };

/** Finds the rewards that match a filter, and the total count. */
export async function findRewards(
  { db }: Pick<Deps, 'db'>,
  { search, status }: RewardFilter,
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ rewards: OfficeReward[]; total: number }> {
  const rows = await listRewards.rows(db, {
    patterns: wordsOf(search).map(containing),
    status: status ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    rewards: rows.map(({ total: _total, since, ...reward }) => ({ ...reward, since: since.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the rewards, 20 a page. */
export const listOfficeRewards = (
  deps: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: RewardFilter & Order & { pageNo: number },
) => findRewards(deps, filter, { sortBy, sortDirection, ...pageOf(pageNo) });
