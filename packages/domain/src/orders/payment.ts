import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';

/** A whole amount in minor units, never negative. */
export const MinorUnits = z.int().check(z.gte(0));
export type MinorUnits = z.infer<typeof MinorUnits>;

/** A discount on an order that ends at a deadline; planDiscount is in minor units. */
export const OrderData = z.object({
  planDiscount: z.nullable(z.int()),
  planDiscountDeadLine: z.nullable(Instant),
});
export type OrderData = z.infer<typeof OrderData>;

/** The amount to pay, in minor units, before the plan discount. */
export const Payment = z.object({ amount: MinorUnits, currency: Currency, orderData: OrderData });
export type Payment = z.infer<typeof Payment>;
