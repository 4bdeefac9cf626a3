import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Instant } from '../fields/instant.ts';
import { IsoMonth } from '../fields/iso-date.ts';
import { RECEIVABLE_AGES } from './receivable-age.ts';

/** Minor units of the accompanying currency. */
const Amount = z.int();
const Count = z.int().check(z.gte(0));
/**
 * As reported by the provider: money that arrived may be in any currency, and amounts in different ones are never
 * added.
 */
const CurrencyCode = z.string();

/** The accountant's downloadable tables; LEDGER has every movement that the others are derived from. */
export const AccountTable = z.enum(['receivables', 'revenue', 'refunds', 'taxes', 'ledger']);
export type AccountTable = z.infer<typeof AccountTable>;

/** What is owed in one currency: unpaid instalments of running plans, by how long they are overdue. */
export const Receivables = z.object({
  currency: CurrencyCode,
  ages: z.array(z.object({ age: z.enum(RECEIVABLE_AGES), count: Count, amount: Amount })),
  count: Count,
  amount: Amount,
});
export type Receivables = z.infer<typeof Receivables>;

const Moved = {
  /** Payments received. */
  charged: Amount,
  /** Refunds, less what the bank returned of them; at most 0. */
  refunded: Amount,
  /** The sum of both. */
  net: Amount,
};

/** Revenue of a course in a month, in one currency. */
export const RevenueRow = z.object({
  month: IsoMonth,
  productId: ProductCode,
  currency: CurrencyCode,
  ...Moved,
});
export type RevenueRow = z.infer<typeof RevenueRow>;

/** Refunds of a month, in one currency, and what the bank returned of them. */
export const RefundRow = z.object({
  month: IsoMonth,
  currency: CurrencyCode,
  count: Count,
  given: Amount,
  returned: Amount,
  net: Amount,
});
export type RefundRow = z.infer<typeof RefundRow>;

/** One tax of a month, in one currency: its taxable base, and its amount after refunds. */
export const TaxRow = z.object({
  month: IsoMonth,
  currency: CurrencyCode,
  name: z.string(),
  /** Hundredths of a percent. */
  rate: z.int(),
  /** The amounts excluding tax. */
  taxable: Amount,
  amount: Amount,
});
export type TaxRow = z.infer<typeof TaxRow>;

/** The school's money for an accountant; months and days are in `zone`. */
export const Accounts = z.object({
  zone: z.string(),
  asOf: Instant,
  from: IsoMonth,
  until: IsoMonth,
  receivables: z.array(Receivables),
  revenue: z.array(RevenueRow),
  /** The revenue of all months and courses, one row per currency. */
  revenueTotals: z.array(z.object({ currency: CurrencyCode, ...Moved })),
  refunds: z.array(RefundRow),
  refundTotals: z.array(z.object({ currency: CurrencyCode, count: Count, net: Amount })),
  taxes: z.array(TaxRow),
  taxTotals: z.array(z.object({ currency: CurrencyCode, amount: Amount })),
});
export type Accounts = z.infer<typeof Accounts>;
