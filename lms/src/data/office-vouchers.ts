import type { NewVoucher } from '@plinth/domain/orders/office-voucher';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const VOUCHERS = ['office', 'vouchers'];

/** A page of the school's vouchers. */
export const vouchersQuery = (query: QueryOf<typeof api.officeVouchers.list>) =>
  freshQuery([...VOUCHERS, 'list', query], api.officeVouchers.list, { query });

/** All filtered vouchers as a CSV file. */
export const fetchVouchersFile = (query: QueryOf<typeof api.officeVouchers.download>) =>
  api.officeVouchers.download({ query });

/** A voucher with a page, counted from 0, of the orders it reduced. */
export const voucherQuery = (code: string, pageNo: number) =>
  freshQuery([...VOUCHERS, 'one', code, pageNo], api.officeVouchers.read, {
    params: { code },
    query: { pageNo },
  });

export const createVoucher = (body: NewVoucher) => api.officeVouchers.create({ body });

export const endVoucher = (code: string) => api.officeVouchers.end({ params: { code } });
