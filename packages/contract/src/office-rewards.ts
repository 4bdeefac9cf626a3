import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { Currency } from '@plinth/domain/money/currency';
import {
  OfficeReward,
  REWARD_SORTS,
  RewardPayment,
  RewardStatus,
} from '@plinth/domain/referrals/office-reward';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

const call = callsOf('office-rewards');

const Filter = {
  /** Part of a name, an address or a reference. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(RewardStatus),
};

/** Rewards of referrers: owed and paid. Amounts in minor units. */
export const officeRewards = {
  list: call({
    method: 'GET',
    path: '/v1/office/referral-rewards',
    access: 'staff:payments.manage',
    summary: 'Lists rewards that are owed or were paid, 20 per page.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(REWARD_SORTS), 'since'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
        }),
      }),
    )
    .output(z.object({ rewards: z.array(OfficeReward), total: z.int().check(z.gte(0)) })),

  download: call({
    method: 'GET',
    path: '/v1/office/referral-rewards/csv',
    access: 'staff:payments.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'Returns the same rewards as a CSV file; records an entry in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(FileAnswer),

  pay: call({
    method: 'POST',
    path: '/v1/office/referral-rewards/{userId}/payouts',
    access: 'staff:payments.manage',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      'Records that a referrer was paid everything owed, under the reference of the bank transfer. 404 if nothing is owed, 409 if another amount is owed by now, or the reference is taken.',
  })
    .input(z.object({ params: z.object({ userId: Id }), body: RewardPayment }))
    .output(z.object({ paid: z.object({ emailId: z.string(), amount: z.int(), currency: Currency }) })),
};
