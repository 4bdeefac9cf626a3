import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';

/**
 * What waits at the end of an open course: a voucher that takes `discount`, in minor units of `currency`, off another
 * course. Its code is there once it is unlocked. Absent amounts mean that the school gives no voucher.
 */
export const OpenReward = z.object({
  isUnlocked: z.boolean(),
  voucherCode: z.optional(z.string()),
  discount: z.optional(z.int().check(z.gte(0))),
  currency: z.optional(Currency),
  /** Until when the voucher can be used. */
  expiresAt: z.optional(Instant),
  isUsed: z.optional(z.boolean()),
});
export type OpenReward = z.infer<typeof OpenReward>;
