import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { IsoDate, IsoMonth } from '../fields/iso-date.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';

const Amount = z.int().check(z.gte(0));
/** A correction, or what remains after it, can be negative. */
const Balance = z.int();
const Count = z.int().check(z.gte(0));

/**
 * A mentor's earnings, in minor units of `currency`. `total` is `paid` plus `pending`; `pending` is negative when a
 * correction takes back money already paid. `thisMonth` is the total of the current month in the school's zone.
 */
export const EarningStats = z.object({
  currency: Currency,
  total: Amount,
  paid: Amount,
  pending: Balance,
  thisMonth: Amount,
});
export type EarningStats = z.infer<typeof EarningStats>;

/** The earnings per month, oldest first and the current month last; months without work are included with 0. */
export const EarningTrends = z.object({
  currency: Currency,
  trends: z.array(z.object({ month: IsoMonth, amount: Amount })),
});
export type EarningTrends = z.infer<typeof EarningTrends>;

/**
 * The breakdown of a month: a line per kind of work and rate; a changed rate adds a second line. A line without a rate
 * contains the corrections of that kind.
 */
export const EarningBreakup = z.object({
  month: IsoMonth,
  currency: Currency,
  items: z.array(
    z.object({ category: EarningCategory, count: Count, rate: z.nullable(Amount), amount: Balance }),
  ),
  total: Amount,
});
export type EarningBreakup = z.infer<typeof EarningBreakup>;

/**
 * One paid piece of work, or its correction with the `reason`. `date` is the day of the work in the school's zone,
 * `amount` in minor units.
 */
export const EarningLog = z.object({
  date: IsoDate,
  cohortId: Id,
  category: EarningCategory,
  description: z.string(),
  quantity: z.int().check(z.gte(1)),
  amount: Balance,
  reason: z.nullable(z.string()),
});
export type EarningLog = z.infer<typeof EarningLog>;
