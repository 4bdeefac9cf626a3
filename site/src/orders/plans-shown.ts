import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import { school } from '../school/school.ts';

/** The plans that a course page names: those paid through an EMI partner only if the school has one. */
export const plansShown = (productCode: ProductCode, currency: Currency): PaymentPlan[] =>
  offeredPlans(productCode, currency).filter(
    (planType) => school.hasEmiPlans || !isPaidByEmi({ planType, currency }),
  );
