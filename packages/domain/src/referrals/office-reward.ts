import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';

/** OWED is earned and waits to be paid, PAID is a transfer that staff wrote down. */
export const REWARD_STATUSES = ['OWED', 'PAID'] as const;
export const RewardStatus = z.enum(REWARD_STATUSES);
export type RewardStatus = z.infer<typeof RewardStatus>;

export const REWARD_SORTS = ['since', 'name', 'amount'] as const;
export type RewardSort = (typeof REWARD_SORTS)[number];

/** What a referrer is owed, or was paid. Amounts in minor units. */
export const OfficeReward = z.object({
  /** Names the row: a transfer by its id, what is owed by its person and currency. */
  rewardId: z.string(),
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  status: RewardStatus,
  amount: z.int(),
  currency: Currency,
  /** When the last of it was earned, or when it was paid. */
  since: Instant,
  /** How many friends' enrolments have earned for this person in all. */
  friends: z.int(),
  /** Of the transfer. */
  reference: z.nullable(z.string()),
});
export type OfficeReward = z.infer<typeof OfficeReward>;

/** A transfer that was made: all that is owed, which is the amount that was seen. */
export const RewardPayment = z.object({
  reference: textField(100),
  amount: z.int().check(z.gte(1)),
});
export type RewardPayment = z.infer<typeof RewardPayment>;
