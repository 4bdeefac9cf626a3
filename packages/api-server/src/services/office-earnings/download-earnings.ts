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
  csvFile(deps.db, act, {
    about: 'earnings',
    titles: ['month', 'name', 'address', 'currency', 'earned', 'owed', 'on its way', 'paid', 'came back'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      async (page) =>
        (await findEarnings(deps, filter, { sortBy: 'month', sortDirection: 'desc', ...page })).earnings,
      (one) => [
        one.month,
        one.name,
        one.emailId,
        one.currency,
        one.earned / MINOR_UNITS,
        one.owed / MINOR_UNITS,
        one.processing / MINOR_UNITS,
        one.paid / MINOR_UNITS,
        one.failed / MINOR_UNITS,
      ],
    ),
  });
