import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';

/** What a kind of work brings from a day of the school's zone on, in minor units; 0 ends the rate before it. */
export const EarningRate = z.object({
  category: EarningCategory,
  currency: Currency,
  amount: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  fromDay: IsoDate,
  /** Whom alone it is for; null for everybody who is paid in the currency. */
  emailId: z.nullable(Email),
});
export type EarningRate = z.infer<typeof EarningRate>;

/** In which currency a mentor is paid. */
export const EarnerCurrency = z.object({ emailId: Email, currency: Currency });
export type EarnerCurrency = z.infer<typeof EarnerCurrency>;
