import type { RewardPayment } from '@plinth/domain/referrals/office-reward';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of what referrers are owed and have been paid. */
export const rewardsQuery = (query: QueryOf<typeof api.officeRewards.list>) =>
  freshQuery(['office', 'rewards', query], api.officeRewards.list, { query });

/** All filtered rewards as a CSV file. */
export const fetchRewardsFile = (query: QueryOf<typeof api.officeRewards.download>) =>
  api.officeRewards.download({ query });

export const payReward = (userId: string, body: RewardPayment) =>
  api.officeRewards.pay({ params: { userId }, body });
