import type { OfficeVoucher, OfficeVoucherSort } from '@plinth/domain/orders/office-voucher';
import type { QueryOf } from '../../api/query-of.ts';
import { listOfficeVouchers } from '../../db/queries/orders/list-office-vouchers.ts';
import type { Deps } from '../../deps.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type VoucherFilter = QueryOf<'officeVouchers', 'download'>;
type Order = { sortBy: OfficeVoucherSort; sortDirection: 'asc' | 'desc' };

/** Finds the vouchers that match a filter, or the one with a code, and the total count. One statement. */
export async function findVouchers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { search, state, kind, code }: VoucherFilter & { code?: string },
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ vouchers: OfficeVoucher[]; total: number }> {
  const rows = await listOfficeVouchers.rows(db, {
    code: code ?? null,
    patterns: wordsOf(search).map(containing),
    state: state ?? null,
    kind: kind ?? null,
    now: now(),
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    vouchers: rows.map(({ total: _count, createdAt, expiresAt, endedAt, ...voucher }) => ({
      ...voucher,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the vouchers, 20 a page. */
export const listVouchers = (
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, sortBy, sortDirection, ...filter }: VoucherFilter & Order & { pageNo: number },
) => findVouchers(deps, filter, { sortBy, sortDirection, ...pageOf(pageNo) });
