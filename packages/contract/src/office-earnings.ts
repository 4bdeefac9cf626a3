import { EarnerCurrency, EarningRate } from '@plinth/domain/earnings/earning-rate';
import {
  EarningAnswer,
  EarningCorrection,
  EarningState,
  OFFICE_EARNING_SORTS,
  OfficeEarning,
  OfficeEarningDetail,
  PayableMonth,
  PayableSeen,
  TransferArrival,
  TransferReturn,
} from '@plinth/domain/earnings/office-earning';
import { Id } from '@plinth/domain/fields/id';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-earnings');
const csv = csvCallsOf('office-earnings');

const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const ofMonth = z.object({ month: IsoMonth });

const Filter = {
  /** Part of a name or an address. */
  search: z._default(optionalTextField(100), ''),
  month: z.optional(IsoMonth),
  /** Only months with earnings in this state. */
  state: z.optional(EarningState),
};

/** Mentors' earnings, by person and month of the school's time zone. Amounts in minor units. */
export const officeEarnings = {
  list: get('/v1/office/earnings', {
    access: 'staff:payments.manage',
    summary: "Lists mentors' earnings by month, 20 per page, with the months that can be paid.",
    input: listQuery(Filter, z._default(z.enum(OFFICE_EARNING_SORTS), 'month'), 'desc'),
    output: z.object({
      earnings: z.array(OfficeEarning),
      total: z.int().check(z.gte(0)),
      payable: z.array(PayableMonth),
    }),
  }),

  download: csv('/v1/office/earnings/csv', {
    access: 'staff:payments.manage',
    summary: 'Returns the same earnings as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/earnings/{userId}/{month}', {
    access: 'staff:payments.manage',
    summary: 'Returns one month of a mentor with each piece of work and its transfers. 404.',
    input: z.object({ params: z.object({ userId: Id, month: IsoMonth }) }),
    output: z.object({ earning: OfficeEarningDetail }),
  }),

  pay: post('/v1/office/earnings/months/{month}/transfers', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Creates the transfers of a month that is over, also for the work of those that came back, as corrected since; repeating the call creates nothing new. Returns how many are on their way. 409 if the month is not over, or it would send something other than `seen`.',
    input: z.object({ params: ofMonth, body: z.optional(z.object({ seen: PayableSeen })) }),
    output: EarningAnswer,
  }),

  downloadTransfers: get('/v1/office/earnings/months/{month}/transfers/csv', {
    access: 'staff:payments.manage',
    rateLimit: csvExports,
    summary:
      'Returns the transfers of a month that are on their way as a CSV file for the bank, with the amounts to send; records an entry in the audit log.',
    input: z.object({ params: ofMonth }),
    output: FileAnswer,
  }),

  settle: post('/v1/office/earnings/months/{month}/arrivals', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Records that the bank has paid a transfer of a month, and notifies its recipient; the same reference again changes nothing. 404 unless the transfer is of that month and person, and on its way.',
    input: z.object({ params: ofMonth, body: TransferArrival }),
    output: EarningAnswer,
  }),

  giveBack: post('/v1/office/earnings/transfers/{payoutId}/return', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Records that a transfer came back: its work, as corrected since, is paid by a new transfer when its month is next paid. 404.',
    input: z.object({ params: z.object({ payoutId: Id }), body: TransferReturn }),
    output: EarningAnswer,
  }),

  correct: post('/v1/office/earnings/work/{itemId}/correction', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Corrects the amount earned by a piece of work and notifies the mentor; the same amount again changes nothing. 404, 409 if it has been corrected since `seen`.',
    input: z.object({ params: z.object({ itemId: Id }), body: EarningCorrection }),
    output: EarningAnswer,
  }),

  listRates: get('/v1/office/earning-rates', {
    access: 'staff:payments.manage',
    summary:
      'Lists the rates for each kind of work and the day each applies from: all rates ever set, those for everybody first.',
    output: z.object({ rates: z.array(EarningRate) }),
  }),

  setRate: post('/v1/office/earning-rates', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Sets the rate for a kind of work from a given day, and counts work since then that had no rate. 404 if there is no such mentor, 409 if something was already earned at the rate of that day.',
    input: z.object({ body: EarningRate }),
    output: z.object({ counted: z.int().check(z.gte(0)), rates: z.array(EarningRate) }),
  }),

  setCurrency: put('/v1/office/earners/currency', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Sets the currency in which a mentor is paid. 404 if there is no such mentor, 409 if something was earned in the other currency.',
    input: z.object({ body: EarnerCurrency }),
    output: EarnerCurrency,
  }),
};
