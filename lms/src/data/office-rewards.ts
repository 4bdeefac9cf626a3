import type { RewardPayment, RewardSort, RewardStatus } from '@plinth/domain/referrals/office-reward';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type RewardFilter = { search: string; status?: RewardStatus };

export type RewardsPage = RewardFilter & SortedPage<RewardSort>;

/** A page of what referrers are owed and have been paid. */
export const rewardsQuery = (query: RewardsPage) =>
  freshQuery(['office', 'rewards', query], api.officeRewards.list, { query });

/** All filtered rewards as a CSV file. */
export const fetchRewardsFile = async (filter: RewardFilter): Promise<File> =>
  (await api.officeRewards.download({ query: filter })).body;

export const payReward = (userId: string, body: RewardPayment) =>
  api.officeRewards.pay({ params: { userId }, body });
