import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';

/** The rate for a kind of work, in minor units, from a day of the school's zone on; 0 ends the previous rate. */
export const EarningRate = z.object({
  category: EarningCategory,
  currency: Currency,
  amount: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  fromDay: IsoDate,
  /** The only mentor it applies to; null for everyone paid in the currency. */
  emailId: z.nullable(Email),
});
export type EarningRate = z.infer<typeof EarningRate>;

/** The currency a mentor is paid in. */
export const EarnerCurrency = z.object({ emailId: Email, currency: Currency });
export type EarnerCurrency = z.infer<typeof EarnerCurrency>;
