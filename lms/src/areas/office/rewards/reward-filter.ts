import { REWARD_SORTS, REWARD_STATUSES, type RewardSort } from '@plinth/domain/referrals/office-reward';
import type { RewardFilter, RewardsPage } from '../../../data/office-rewards.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const REWARD_FILTERS = ['search', 'status'] as const;

export const rewardSortOf = ({ sort }: ListSearch): Sort<RewardSort> =>
  sortOf(sort, REWARD_SORTS, { column: 'since', direction: 'descending' });

/** The reward filter from an address; unknown values are left out. */
export function rewardFilterOf({ search, ...address }: ListSearch): RewardFilter {
  const status = oneOf(REWARD_STATUSES, address.status);
  return { search: searchTextOf({ search }), ...(status ? { status } : {}) };
}

/** The page of the list from an address. */
export const rewardsPageOf = (search: ListSearch): RewardsPage => ({
  ...rewardFilterOf(search),
  ...sortedPageOf(search, rewardSortOf(search)),
});
