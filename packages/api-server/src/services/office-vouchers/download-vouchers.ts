import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findVouchers, type VoucherFilter } from './list-vouchers.ts';

/**
 * Exports the vouchers that match a filter as a CSV file, the latest first; amounts in whole units of their currency.
 */
export const downloadVouchers = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: VoucherFilter) =>
  csvFile(deps.db, act, {
    about: 'vouchers',
    titles: [
      'code',
      'made (UTC)',
      'state',
      'kind',
      'reward of',
      'product',
      'currency',
      'amount',
      'percent',
      'uses',
      'uses in all',
      'uses each',
      'until (UTC)',
      'ended (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      async (page) =>
        (await findVouchers(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page })).vouchers,
      (one) => [
        one.code,
        one.createdAt,
        one.state,
        one.kind,
        one.ownerEmailId ?? '',
        one.productId ?? '',
        one.currency,
        one.percent === null ? one.discount / MINOR_UNITS : '',
        one.percent ?? '',
        one.uses,
        one.maxUses,
        one.usesPerPerson,
        one.expiresAt ?? '',
        one.endedAt ?? '',
      ],
    ),
  });
