import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import type { Settings } from '../../settings/settings.ts';
import type { LoadedOrder } from './load-orders.ts';

/**
 * Lists the plans an order can be paid by: those of an EMI partner only if the school has one, or the order has begun
 * with it.
 */
export function plansOfOrder(
  { productId, currency, planType: chosen }: Pick<LoadedOrder, 'productId' | 'currency' | 'planType'>,
  { EMI_PARTNERS }: Pick<Settings, 'EMI_PARTNERS'>,
): PaymentPlan[] {
  return offeredPlans(productId, currency).filter(
    (planType) => EMI_PARTNERS.length > 0 || planType === chosen || !isPaidByEmi({ planType, currency }),
  );
}
