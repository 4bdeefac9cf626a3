import { EarnerCurrency, EarningRate } from '@plinth/domain/earnings/earning-rate';
import {
  EarningAnswer,
  EarningCorrection,
  EarningState,
  OFFICE_EARNING_SORTS,
  OfficeEarning,
  OfficeEarningDetail,
  PayableMonth,
  TransferArrival,
  TransferReturn,
} from '@plinth/domain/earnings/office-earning';
import { Id } from '@plinth/domain/fields/id';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('office-earnings');

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
  list: call({
    method: 'GET',
    path: '/v1/office/earnings',
    access: 'staff:payments.manage',
    summary: 'What mentors have earned by month, 20 a page, and the months that can be paid.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(OFFICE_EARNING_SORTS), 'month'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
        }),
      }),
    )
    .output(
      z.object({
        earnings: z.array(OfficeEarning),
        total: z.int().check(z.gte(0)),
        payable: z.array(PayableMonth),
      }),
    ),

  download: call({
    method: 'GET',
    path: '/v1/office/earnings/csv',
    access: 'staff:payments.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same earnings as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  read: call({
    method: 'GET',
    path: '/v1/office/earnings/{userId}/{month}',
    access: 'staff:payments.manage',
    summary: "A mentor's month with each piece of work and its transfers. 404.",
  })
    .input(z.object({ params: z.object({ userId: Id, month: IsoMonth }) }))
    .output(z.object({ earning: OfficeEarningDetail })),

  pay: call({
    method: 'POST',
    path: '/v1/office/earnings/months/{month}/transfers',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Makes the transfers of a month that is over, and sends those again that came back; a repeat makes nothing new. Answers how many are on their way. 409 the month is not over.',
  })
    .input(z.object({ params: ofMonth }))
    .output(EarningAnswer),

  settle: call({
    method: 'POST',
    path: '/v1/office/earnings/months/{month}/arrivals',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Writes down that the bank has paid the transfers of a month, all or one person’s, and tells those who got them. 404 none of them is on its way.',
  })
    .input(z.object({ params: ofMonth, body: TransferArrival }))
    .output(EarningAnswer),

  giveBack: call({
    method: 'POST',
    path: '/v1/office/earnings/transfers/{payoutId}/return',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary: 'Writes down that a transfer came back: it goes out when its month is paid again. 404.',
  })
    .input(z.object({ params: z.object({ payoutId: Id }), body: TransferReturn }))
    .output(EarningAnswer),

  correct: call({
    method: 'POST',
    path: '/v1/office/earnings/work/{itemId}/correction',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Puts right what a piece of work has brought and tells the mentor; the same amount again changes nothing. 404.',
  })
    .input(z.object({ params: z.object({ itemId: Id }), body: EarningCorrection }))
    .output(EarningAnswer),

  listRates: call({
    method: 'GET',
    path: '/v1/office/earning-rates',
    access: 'staff:payments.manage',
    summary:
      'What each kind of work brings from which day on: all rates that were ever set, those of everybody first.',
  })
    .input(z.object({}))
    .output(z.object({ rates: z.array(EarningRate) })),

  setRate: call({
    method: 'POST',
    path: '/v1/office/earning-rates',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Sets what a kind of work brings from a day on, and counts the work since then that had no rate. 404 no such mentor, 409 something was earned by the rate of that day.',
  })
    .input(z.object({ body: EarningRate }))
    .output(z.object({ counted: z.int().check(z.gte(0)), rates: z.array(EarningRate) })),

  setCurrency: call({
    method: 'PUT',
    path: '/v1/office/earners/currency',
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Says in which currency a mentor is paid. 404 no such mentor, 409 something was earned in the other one.',
  })
    .input(z.object({ body: EarnerCurrency }))
    .output(EarnerCurrency),
};
