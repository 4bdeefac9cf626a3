import * as z from 'zod/mini';
import type { ProductCode } from '../catalog/product-code.ts';
import { PRODUCT_CODE_PATTERN } from '../catalog/product-codes.ts';

/** The plans that are the same for every product. */
export const GENERAL_PAYMENT_PLANS = [
  'UPFRONT',
  'TWO_PART',
  'EMI_WITH_DP',
  'EMI_UPFRONT',
  'AFFIRM_WITH_DP',
  'AFFIRM_UPFRONT',
  'STRIPE_PLAN',
  'UPFRONT_WITHOUT_BOOKING_AMOUNT',
] as const;
export type GeneralPaymentPlan = (typeof GENERAL_PAYMENT_PLANS)[number];

/** The instalment plan of one product, for example BIM_A_US_INSTALLMENT_PLAN. */
export type ProductInstallmentPlan = `${ProductCode}_INSTALLMENT_PLAN`;

/** Returns the name of a product's instalment plan. */
export function installmentPlanOf(code: ProductCode): ProductInstallmentPlan {
  return `${code}_INSTALLMENT_PLAN`;
}

/** A payment plan: a general one, or the instalment plan of a product. offeredPlans decides which are offered. */
export const PaymentPlan = z.union([
  z.enum(GENERAL_PAYMENT_PLANS),
  z.templateLiteral([z.string().check(z.regex(PRODUCT_CODE_PATTERN)), '_INSTALLMENT_PLAN']),
]);
export type PaymentPlan = z.infer<typeof PaymentPlan>;
