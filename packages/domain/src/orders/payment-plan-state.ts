import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { MinorUnits } from './payment.ts';
import { PaymentPlan } from './payment-plan.ts';
import { PaymentType } from './payment-type.ts';
import { PlanLine } from './plan-line.ts';

/** One line of a plan; discounts and waivers are positive amounts. */
export const PlanAmount = z.object({ key: PlanLine, amount: MinorUnits });
export type PlanAmount = z.infer<typeof PlanAmount>;

/** One payment of a plan; sequence counts from 1. */
export const Instalment = z.object({
  sequence: z.int().check(z.gte(1)),
  paymentType: PaymentType,
  label: z.string(),
  amount: MinorUnits,
  dueDate: Instant,
});
export type Instalment = z.infer<typeof Instalment>;

/** A plan as chosen: its lines and payments; the payments add up to total. */
export const OrderPlan = z.object({
  planType: PaymentPlan,
  currency: Currency,
  lines: z.array(PlanAmount),
  instalments: z.array(Instalment),
  total: MinorUnits,
});
export type OrderPlan = z.infer<typeof OrderPlan>;

/** What is stored of a card: never its number. */
export const CardData = z.object({
  cardId: z.string(),
  brand: z.string(),
  last4: z.string().check(z.regex(/^\d{4}$/, 'Four digits')),
  expMonth: z.int().check(z.gte(1), z.lte(12)),
  expYear: z.int().check(z.gte(2000), z.lte(2199)),
});
export type CardData = z.infer<typeof CardData>;

/** The state of the payment plan page. */
export const PaymentPlanState = z.object({
  cardData: z.array(CardData),
  selectedCard: z.nullable(z.string()),
  isPaymentFail: z.boolean(),
  orderPlan: z.nullable(OrderPlan),
});
export type PaymentPlanState = z.infer<typeof PaymentPlanState>;
