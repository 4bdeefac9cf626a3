import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findVouchers, type VoucherFilter } from './list-vouchers.ts';

/**
 * Exports the vouchers that match a filter as a CSV file, the latest first; amounts in whole units of their currency.
 */
export const downloadVouchers = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: VoucherFilter) =>
  csvFile(deps, act, {
    about: 'vouchers',
    filter,
    batches: batchesOf(
      async (page) =>
        (await findVouchers(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page })).vouchers,
    ),
    columns: {
      code: (one) => one.code,
      'made (UTC)': (one) => one.createdAt,
      state: (one) => one.state,
      kind: (one) => one.kind,
      'reward of': (one) => one.ownerEmailId,
      product: (one) => one.productId,
      currency: (one) => one.currency,
      amount: (one) => (one.percent === null ? one.discount / MINOR_UNITS : ''),
      percent: (one) => one.percent,
      uses: (one) => one.uses,
      'uses in all': (one) => one.maxUses,
      'uses each': (one) => one.usesPerPerson,
      'until (UTC)': (one) => one.expiresAt,
      'ended (UTC)': (one) => one.endedAt,
    },
  });
