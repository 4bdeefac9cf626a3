import { installmentPlanOf } from '@plinth/domain/orders/payment-plan';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { type LoadedOrder, loadOrders } from '../orders/load-orders.ts';
import { assertOrderOpen, nextInstalment } from '../orders/order-facts.ts';
import { projectPlan } from '../orders/project-order.ts';
import { refuse } from '../refusal.ts';
import { initiatePayment } from './initiate-payment.ts';
import { keepCard, type OfferedCard } from './save-card.ts';

const isMonthly = ({ productId, planType }: LoadedOrder) =>
  planType === 'STRIPE_PLAN' || planType === installmentPlanOf(productId);

async function findOrder(deps: Deps, orderToken: string) {
  const [order] = await loadOrders(deps.db, eq(orders.tokenHash, hashToken(orderToken)), 1);
  if (!order) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
  return order;
}

/**
 * Starts the monthly plan of an order: the subscription is the order's own series of instalments, and its first
 * checkout is opened. A payer who pays automatically is charged from the second instalment on: to the card given here,
 * or to the one that pays the checkout. A repeat returns the same.
 * @throws Refusal NOT_FOUND, CONFLICT another plan, order closed or key reused, BAD_GATEWAY
 */
export async function startSubscription(
  deps: Deps,
  request: RequestFacts,
  {
    orderToken,
    paymentMethodToken,
    payAutomatically,
  }: { orderToken: string; paymentMethodToken?: string | undefined } & Pick<OfferedCard, 'payAutomatically'>,
  key: string | undefined,
) {
  const order = await findOrder(deps, orderToken);
  if (!isMonthly(order))
    throw refuse('CONFLICT', 'This order is not paid by monthly instalments. Choose that plan first.');
  assertOrderOpen(order, deps.now());
  const next = nextInstalment(order);
  if (!next) throw refuse('CONFLICT', 'Nothing is due on this order.');
  if (paymentMethodToken) await keepCard(deps, order, { paymentMethodToken, payAutomatically }, false);
  const { checkoutUrl } = await initiatePayment(
    deps,
    request,
    {
      orderToken,
      paymentType: next.paymentType,
      provider: 'CARD',
      // A payer who gives no card here gives it at the checkout.
      keepCard: payAutomatically === true && !paymentMethodToken,
    },
    key,
  );
  const status = order.status === 'PAYMENT_ONGOING' ? ('ACTIVE' as const) : ('PENDING' as const);
  return { subscriptionId: `sub_${order.orderId}`, checkoutUrl, status };
}

/**
 * Returns the instalments of an order's monthly plan, or of the one it could have; nextPaymentDate is null when all is
 * paid. @throws Refusal NOT_FOUND
 */
export async function readSubscriptionPlan(deps: Deps, orderToken: string) {
  const order = await findOrder(deps, orderToken);
  const plan = projectPlan(
    order,
    deps.now(),
    isMonthly(order) ? undefined : installmentPlanOf(order.productId),
  );
  const instalments = plan.instalments.map(({ amount, dueDate, status }) => ({ amount, dueDate, status }));
  return {
    currency: order.currency,
    amount: plan.total,
    instalments,
    nextPaymentDate: instalments.find(({ status }) => status !== 'PAID')?.dueDate ?? null,
  };
}
