import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findRewards, type RewardFilter } from './list-rewards.ts';

/**
 * Exports the rewards that match a filter as a CSV file, the latest first; amounts in whole units of their currency.
 */
export const downloadRewards = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: RewardFilter) =>
  csvFile(deps, act, {
    about: 'referral-rewards',
    filter,
    batches: batchesOf(
      async (page) =>
        (await findRewards(deps, filter, { sortBy: 'since', sortDirection: 'desc', ...page })).rewards,
    ),
    columns: {
      status: (one) => one.status,
      name: (one) => one.name,
      address: (one) => one.emailId,
      currency: (one) => one.currency,
      amount: (one) => one.amount / MINOR_UNITS,
      'since (UTC)': (one) => one.since,
      friends: (one) => one.friends,
      reference: (one) => one.reference,
    },
  });
