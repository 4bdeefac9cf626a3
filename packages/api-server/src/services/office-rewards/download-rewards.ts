import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findRewards, type RewardFilter } from './list-rewards.ts';

/**
 * Exports the rewards that match a filter as a CSV file, the latest first; amounts in whole units of their currency.
 */
export const downloadRewards = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: RewardFilter) =>
  csvFile(deps.db, act, {
    about: 'referral-rewards',
    titles: ['status', 'name', 'address', 'currency', 'amount', 'since (UTC)', 'friends', 'reference'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      async (page) =>
        (await findRewards(deps, filter, { sortBy: 'since', sortDirection: 'desc', ...page })).rewards,
      (one) => [
        one.status,
        one.name,
        one.emailId,
        one.currency,
        one.amount / MINOR_UNITS,
        one.since,
        one.friends,
        one.reference ?? '',
      ],
    ),
  });
