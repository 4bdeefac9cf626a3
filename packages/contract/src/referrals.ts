import { Invitation } from '@plinth/domain/referrals/invitation';
import { Referee } from '@plinth/domain/referrals/referee';
import { ReferralEarnings } from '@plinth/domain/referrals/referral-earnings';
import { UniqueReferrerId } from '@plinth/domain/referrals/referral-link';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { queryInt } from './query-values.ts';

const { get, post } = callsOf('referrals');

const Count = z.int().check(z.gte(0));

export const referrals = {
  invite: post('/v1/client/invite-referral/send-confirmation-referrer', {
    access: 'signed-in',
    rateLimit: { calls: 30, seconds: 86_400, by: 'caller' },
    summary:
      "Invites a friend by email and emails the caller a confirmation. One invitation per friend; repeating the call returns the same answer. 400 for the caller's own address, 403 until the caller has verified theirs.",
    input: z.object({ body: Invitation }),
    output: z.object({ sent: z.literal(true) }),
  }),

  readReferrer: get('/v1/client/invite-referral/referrer-details', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 60 }),
    summary:
      'Returns the first name, and nothing else, of the person who referred a visitor. Counts the visit. 404 for an unknown link.',
    input: z.object({ query: z.object({ uniqueReferrerId: UniqueReferrerId }) }),
    output: z.object({ firstName: z.string() }),
  }),

  readEarnings: get('/v1/client/invite-referral/fetch-referer-earning', {
    access: 'signed-in',
    summary: "Returns what the caller's referrals have earned, in minor units, and what the next one earns.",
    output: ReferralEarnings,
  }),

  countPaidReferees: get('/v1/client/invite-referral/fetch-paid-referees-count', {
    access: 'signed-in',
    summary: "Returns how many of the caller's friends have enrolled in a first course.",
    output: z.object({ count: Count }),
  }),

  listReferees: get('/v1/client/invite-referral/fetch-referees', {
    access: 'signed-in',
    summary: "Lists the caller's friends, latest first; no email addresses or phone numbers.",
    input: z.object({
      query: z.optional(
        z.object({
          offset: z.optional(queryInt(0, 100_000)),
          limit: z.optional(queryInt(1, 50)),
        }),
      ),
    }),
    output: z.object({ referees: z.array(Referee), total: Count }),
  }),

  readVisits: get('/v1/client/invite-referral/fetch-referral-visit-status', {
    access: 'signed-in',
    summary: "Returns how often the caller's referral link was opened.",
    output: z.object({ visits: Count, hasVisited: z.boolean() }),
  }),

  readLink: get('/v1/client/user-referral/referral-link', {
    access: 'signed-in',
    summary: "Returns the caller's referral link, created by the first call.",
    output: z.object({ uniqueReferrerId: UniqueReferrerId, referralLink: z.url() }),
  }),
};
