import * as z from 'zod/mini';
import { PRODUCT_CODES, ProductCode } from '../catalog/product-code.ts';

/** The plans that are the same for every product (ENUM-40). */
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

/** The instalment plan of one product, such as BIM_A_US_INSTALLMENT_PLAN (D-106). */
export type ProductInstallmentPlan = `${ProductCode}_INSTALLMENT_PLAN`;

/** The name of the instalment plan of a product (D-106). */
export function installmentPlanOf(code: ProductCode): ProductInstallmentPlan {
  return `${code}_INSTALLMENT_PLAN`;
}

/** Every payment plan (ENUM-40). */
export const PAYMENT_PLANS: readonly (GeneralPaymentPlan | ProductInstallmentPlan)[] = [
  ...GENERAL_PAYMENT_PLANS,
  ...PRODUCT_CODES.map(installmentPlanOf),
];
export const PaymentPlan = z.enum(PAYMENT_PLANS);
export type PaymentPlan = z.infer<typeof PaymentPlan>;

/** The product of an instalment plan, or null for a plan that every product has. */
export function productOfInstallmentPlan(plan: PaymentPlan): ProductCode | null {
  const match = /^(.+)_INSTALLMENT_PLAN$/.exec(plan);
  return match ? ProductCode.parse(match[1]) : null;
}
