import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import {
  NewVoucher,
  OFFICE_VOUCHER_SORTS,
  OfficeVoucher,
  VoucherKind,
  VoucherState,
  VoucherUse,
} from '@plinth/domain/orders/office-voucher';
import { VoucherCode } from '@plinth/domain/orders/voucher-code';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post } = callsOf('office-vouchers');
const csv = csvCallsOf('office-vouchers');

const ofVoucher = z.object({ code: VoucherCode });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  /** Part of a code, or of the address of the person whose reward it is. */
  search: z._default(optionalTextField(100), ''),
  state: z.optional(VoucherState),
  kind: z.optional(VoucherKind),
};

/** The vouchers of the school: their discounts and uses. Amounts in minor units of their currency. */
export const officeVouchers = {
  list: get('/v1/office/vouchers', {
    access: 'staff:money.read',
    summary: 'Lists vouchers, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(OFFICE_VOUCHER_SORTS), 'createdAt'), 'desc'),
    output: z.object({ vouchers: z.array(OfficeVoucher), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/vouchers/csv', {
    access: 'staff:money.read',
    summary: 'Returns the same vouchers as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/vouchers/{code}', {
    access: 'staff:money.read',
    summary: 'Returns a voucher with the orders it was used on, latest first, 20 per page. 404.',
    input: z.object({ params: ofVoucher, query: z.object({ pageNo: PageNo }) }),
    output: z.object({ voucher: OfficeVoucher, uses: z.array(VoucherUse), total: z.int().check(z.gte(0)) }),
  }),

  create: post('/v1/office/vouchers', {
    access: 'staff:vouchers.manage',
    rateLimit: writes,
    successStatus: 201,
    summary: 'Creates a voucher, with the given code or a generated one. 400, 409 if the code is taken.',
    input: z.object({ body: NewVoucher }),
    output: z.object({ voucher: OfficeVoucher }),
  }),

  end: post('/v1/office/vouchers/{code}/end', {
    access: 'staff:vouchers.manage',
    rateLimit: writes,
    summary:
      'Ends a voucher: it can be used on no further order; orders that have it keep it. Repeating the call changes nothing. 404.',
    input: z.object({ params: ofVoucher }),
    output: z.object({ voucher: OfficeVoucher }),
  }),
};
