import { emiPartnerOptionId, emiTenureOptionId } from '@plinth/domain/payments/emi-questions';
import { EMI_TENURES, emiAmount } from '@plinth/domain/payments/emi-tenures';
import type { Caller } from '../../api/context.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import type { LoadedOrder } from '../orders/load-orders.ts';
import { assertOrderOpen, planOf } from '../orders/order-facts.ts';
import { emiPartners, emiTabs, findEmi, requireEmiPlan, requireOwnOrder } from './find-emi.ts';

/** What the partner pays the school, in minor units: everything but the booking amount. */
const financedBy = (order: LoadedOrder, now: Date) =>
  planOf(order, now)
    .instalments.filter(({ paymentType }) => paymentType !== 'DOWN_PAYMENT')
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * Opens the application of one of the caller's orders; a repeat gets the same answer.
 * @throws Refusal NOT_FOUND, CONFLICT not an EMI plan in INR, or an order that is closed before it was opened
 */
export async function openEmiForm(deps: Deps, caller: Caller, orderId: string) {
  const now = deps.now();
  const order = await requireOwnOrder(deps.db, caller, orderId);
  requireEmiPlan(order);
  let found = await findEmi(deps.db, orderId);
  if (!found) {
    assertOrderOpen(order, now);
    await deps.db
      .insert(emiApplications)
      .values({ orderId, userId: caller.userId, createdAt: now })
      .onConflictDoNothing();
    found = await findEmi(deps.db, orderId);
  }
  if (!found) throw new Error('the EMI application was not written');
  const financed = financedBy(order, now);
  const { emiFormId, responses, maxStep } = found.application;
  return {
    emiFormId,
    tabs: emiTabs(deps.settings),
    partners: emiPartners(deps.settings).map((name, index) => ({
      optionId: emiPartnerOptionId(index),
      name,
      currency: order.currency,
      tenures: EMI_TENURES.map((months, place) => ({
        optionId: emiTenureOptionId(place),
        months,
        amount: emiAmount(financed, months),
      })),
    })),
    responses,
    maxStep,
  };
}
