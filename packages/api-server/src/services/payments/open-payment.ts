import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { gatewayThatTook } from '../../gateways/payments/payment-gateway.ts';
import { refuse } from '../refusal.ts';

/** A committed payment with what its checkout shows; checkoutUrl is null before it is opened. */
export type OpenablePayment = Pick<
  typeof payments.$inferSelect,
  'paymentId' | 'orderId' | 'amount' | 'currency' | 'checkoutUrl' | 'keepsCard' | 'provider'
> & {
  method: PaymentProvider;
  customerRef: string | null;
  emailId: string;
  courseTitle: string;
  label: string | null;
};

/** Finds a payment by its id, for a caller without the order at hand. @throws Refusal NOT_FOUND */
export async function findOpenablePayment(deps: Deps, paymentId: string): Promise<OpenablePayment> {
  const [found] = await deps.db
    .select({
      payment: payments,
      emailId: orders.emailId,
      customerRef: orders.customerRef,
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
  if (!found) throw refuse('NOT_FOUND', 'Payment not found.');
  const { payment, ...rest } = found;
  const { method } = payment;
  if (method === 'EMI_PARTNER') throw refuse('CONFLICT', 'The EMI partner pays this part.');
  return { ...payment, ...rest, method };
}

/** The description a payer reads on the provider's page and on the statement. */
export const describePayment = ({ courseTitle, label }: Pick<OpenablePayment, 'courseTitle' | 'label'>) =>
  label ? `${courseTitle}: ${label}` : courseTitle;

/**
 * Opens the provider's checkout of an already committed payment; a payment has one checkout however often and from
 * however many processes this is called. If the provider does not answer, the payment stays CREATED.
 * @throws Refusal BAD_GATEWAY
 */
export async function openPayment(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  payment: OpenablePayment,
) {
  const { paymentId, orderId, method, amount, currency, emailId, keepsCard, customerRef } = payment;
  const answer = { paymentId, provider: method, amount, currency };
  if (payment.checkoutUrl) return { ...answer, checkoutUrl: payment.checkoutUrl };

  const gateway = gatewayThatTook(deps.payments, payment);
  if (!gateway)
    throw refuse('CONFLICT', 'The provider of this payment is no longer in use. Start the payment again.');
  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId);
  const { providerRef, checkoutUrl } = await gateway.openCheckout({
    paymentId,
    orderId,
    amount,
    currency,
    description: describePayment(payment),
    emailId,
    returnUrl: request.clientOrigin + paymentPlanPath(orderToken),
    ...(keepsCard ? { keepCard: { customerRef } } : {}),
  });
  await preparedOnce(deps.db, 'opened-payment', () =>
    deps.db
      .update(payments)
      .set({
        status: 'PENDING',
        providerRef: sql`${sql.placeholder('providerRef')}`,
        checkoutUrl: sql`${sql.placeholder('checkoutUrl')}`,
      })
      .where(and(eq(payments.paymentId, sql.placeholder('paymentId')), eq(payments.status, 'CREATED'))),
  ).execute({ paymentId, providerRef, checkoutUrl });
  return { ...answer, checkoutUrl };
}
