import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Instant } from '../fields/instant.ts';
import { Token } from '../fields/token.ts';
import { Currency } from '../money/currency.ts';

/**
 * The reward of an open course: a voucher that takes `discount`, in minor units of `currency`, off another course. Its
 * code is present once it is unlocked. Absent amounts mean that the school offers no voucher.
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

/** A course the voucher can be used on; amounts in minor units, `amount` is what remains to pay. */
export const RewardCourse = z.object({
  productId: ProductCode,
  courseTitle: z.string(),
  listPrice: z.int().check(z.gte(0)),
  amount: z.int().check(z.gte(0)),
  currency: Currency,
});

/** What can be bought with the voucher, or the open order it is applied to. */
export const RewardCourses = z.object({
  courses: z.array(RewardCourse),
  order: z.nullable(z.object({ courseTitle: z.string(), orderToken: Token })),
});
export type RewardCourses = z.infer<typeof RewardCourses>;
