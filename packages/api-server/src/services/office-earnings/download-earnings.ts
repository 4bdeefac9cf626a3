import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type EarningFilter, findEarnings } from './list-earnings.ts';

/**
 * Exports the earnings that match a filter as a CSV file, the latest month first; amounts in whole units of their
 * currency.
 */
export const downloadEarnings = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EarningFilter) =>
  csvFile(deps, act, {
    about: 'earnings',
    filter,
    batches: batchesOf(
      async (page) =>
        (await findEarnings(deps, filter, { sortBy: 'month', sortDirection: 'desc', ...page })).earnings,
    ),
    columns: {
      month: (one) => one.month,
      name: (one) => one.name,
      address: (one) => one.emailId,
      currency: (one) => one.currency,
      earned: (one) => one.earned / MINOR_UNITS,
      owed: (one) => one.owed / MINOR_UNITS,
      'on its way': (one) => one.processing / MINOR_UNITS,
      paid: (one) => one.paid / MINOR_UNITS,
      'came back': (one) => one.failed / MINOR_UNITS,
    },
  });
