import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { and, eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';
import { refuse } from '../refusal.ts';

/**
 * Opens the provider's checkout of a payment that is committed already; a payment has one checkout however often
 * and from however many processes this is called. When the provider does not answer the payment stays CREATED.
 * @throws Refusal BAD_GATEWAY
 */
export async function openPayment(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  paymentId: string,
) {
  const [found] = await deps.db
    .select({
      payment: payments,
      emailId: orders.emailId,
      courseTitle: products.courseTitle,
      label: orderInstalments.label,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .leftJoin(
      orderInstalments,
      and(eq(orderInstalments.orderId, payments.orderId), eq(orderInstalments.seq, payments.seq)),
    )
    .where(eq(payments.paymentId, paymentId));
  if (!found) throw refuse('NOT_FOUND', 'There is no such payment.');
  const { payment, emailId, courseTitle, label } = found;
  const answer = { paymentId, provider: payment.method, amount: payment.amount, currency: payment.currency };
  if (payment.checkoutUrl) return { ...answer, checkoutUrl: payment.checkoutUrl };

  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', payment.orderId);
  const { providerRef, checkoutUrl } = await gatewayOf(deps.payments, payment.method).openCheckout({
    paymentId,
    orderId: payment.orderId,
    amount: payment.amount,
    currency: payment.currency,
    description: label ? `${courseTitle}: ${label}` : courseTitle,
    emailId,
    returnUrl: request.clientOrigin + paymentPlanPath(orderToken),
  });
  await deps.db
    .update(payments)
    .set({ status: 'PENDING', providerRef, checkoutUrl })
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'CREATED')));
  return { ...answer, checkoutUrl };
}
