import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { IsoDate, IsoMonth } from '../fields/iso-date.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';

const Amount = z.int().check(z.gte(0));
/** What a correction changes, or what is left of it, can be less than nothing. */
const Balance = z.int();
const Count = z.int().check(z.gte(0));

/**
 * What a mentor has earned, in minor units of `currency`. `total` is `paid` and `pending` together; `pending` is
 * below zero when a correction takes back what was paid. `thisMonth` is what the running month of the school's zone has
 * brought.
 */
export const EarningStats = z.object({
  currency: Currency,
  total: Amount,
  paid: Amount,
  pending: Balance,
  thisMonth: Amount,
});
export type EarningStats = z.infer<typeof EarningStats>;

/** What each month brought, the oldest first and the running one last; months without work are there with 0. */
export const EarningTrends = z.object({
  currency: Currency,
  trends: z.array(z.object({ month: IsoMonth, amount: Amount })),
});
export type EarningTrends = z.infer<typeof EarningTrends>;

/**
 * What a month is made of: a line for each kind of work and rate; a rate that changed makes a second line. A line
 * without a rate holds the corrections of that kind.
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
 * One piece of work that was earned by, or the correction of one with its `reason`. `date` is the day of the work
 * in the school's zone, `amount` in minor units.
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
