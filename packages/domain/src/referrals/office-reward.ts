import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';

/** OWED is earned and not yet paid, PAID is a transfer recorded by staff. */
export const REWARD_STATUSES = ['OWED', 'PAID'] as const;
export const RewardStatus = z.enum(REWARD_STATUSES);
export type RewardStatus = z.infer<typeof RewardStatus>;

export const REWARD_SORTS = ['since', 'name', 'amount'] as const;
export type RewardSort = (typeof REWARD_SORTS)[number];

/** An amount owed or paid to a referrer. Amounts are in minor units. */
export const OfficeReward = z.object({
  /** Identifies the row: a transfer by its id, an owed amount by person and currency. */
  rewardId: z.string(),
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  status: RewardStatus,
  amount: z.int(),
  currency: Currency,
  /** When the latest part was earned, or when it was paid. */
  since: Instant,
  /** The total number of friends whose enrolments earned this person a reward. */
  friends: z.int(),
  /** The reference of the transfer. */
  reference: z.nullable(z.string()),
});
export type OfficeReward = z.infer<typeof OfficeReward>;

/** A completed transfer: all that is owed, which is the amount that was shown. */
export const RewardPayment = z.object({
  reference: textField(100),
  amount: z.int().check(z.gte(1)),
});
export type RewardPayment = z.infer<typeof RewardPayment>;
