import { Id } from '@plinth/domain/fields/id';
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
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post } = callsOf('office-rewards');
const csv = csvCallsOf('office-rewards');

const Filter = {
  /** Part of a name, an address or a reference. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(RewardStatus),
};

/** Rewards of referrers: owed and paid. Amounts in minor units. */
export const officeRewards = {
  list: get('/v1/office/referral-rewards', {
    access: 'staff:payments.manage',
    summary: 'Lists rewards that are owed or were paid, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(REWARD_SORTS), 'since'), 'desc'),
    output: z.object({ rewards: z.array(OfficeReward), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/referral-rewards/csv', {
    access: 'staff:payments.manage',
    summary: 'Returns the same rewards as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  pay: post('/v1/office/referral-rewards/{userId}/payouts', {
    access: 'staff:payments.manage',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      'Records that a referrer was paid everything owed, under the reference of the bank transfer. 404 if nothing is owed, 409 if another amount is owed by now, or the reference is taken.',
    input: z.object({ params: z.object({ userId: Id }), body: RewardPayment }),
    output: z.object({ paid: z.object({ emailId: z.string(), amount: z.int(), currency: Currency }) }),
  }),
};
