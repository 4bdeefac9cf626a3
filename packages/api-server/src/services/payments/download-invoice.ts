import type { PaymentMethod } from '@plinth/domain/orders/payment-method';
import { taxShareOfPart } from '@plinth/domain/orders/tax-share';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const texts = (record: Record<string, unknown> | null, ...keys: string[]) =>
  keys
    .map((key) => record?.[key])
    .filter((value): value is string => typeof value === 'string' && value !== '');

/**
 * Returns the invoice of the caller's paid payment as a PDF, or the credit note of one of its refunds. Taxes are those
 * in force when the payment was made; the taxes of an order's parts add up to those of the whole.
 * @throws Refusal NOT_FOUND foreign, unknown, unpaid or not given back
 */
export async function downloadInvoice(
  deps: Deps,
  caller: Caller,
  { paymentId, refundId }: { paymentId: string; refundId?: string | undefined },
): Promise<File> {
  const [found] = await deps.db
    .select({
      payment: payments,
      order: orders,
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
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'SUCCEEDED'), ownOrders(caller)));
  const { invoiceNumber, paidAt } = found?.payment ?? {};
  if (!found || !invoiceNumber || !paidAt)
    throw refuse('NOT_FOUND', 'You have no paid payment with this id.');
  const { order, payment, courseTitle, label } = found;
  // The drawing modules are the server's largest, and few calls need them.
  const { invoiceName, renderInvoice } = await import('./render-invoice.ts');
  const { PAY_LATER_NAME } = deps.settings;
  const { facts } = await readSchoolFacts(deps.db, deps.settings);
  const paidBy: Record<PaymentMethod, string> = {
    CARD: found.payment.provider === 'razorpay' ? 'Paid through Razorpay' : 'Paid by card',
    PAY_LATER: `Paid through ${PAY_LATER_NAME}`,
    EMI_PARTNER: 'Paid through the EMI partner',
  };
  const { billingContact, billingAddress } = order;
  const refund = refundId ? await findRefund(deps, paymentId, refundId) : null;
  const firm = payment.billedFirm;
  const names = texts(billingContact, 'firstName', 'lastName');
  const person =
    (names.length > 0 ? names : [order.firstName, order.lastName]).join(' ').trim() || order.emailId;
  const amount = refund?.amount ?? payment.amount;
  const kind = refund ? ('CREDIT_NOTE' as const) : ('INVOICE' as const);
  const number = refund?.creditNumber ?? invoiceNumber;
  const before = refund ? refund.before : await paidBefore(deps, payment);
  const pdf = await renderInvoice({
    kind,
    invoiceNumber: number,
    paidAt: (refund?.settledAt ?? paidAt).toISOString(),
    ...(refund ? { about: invoiceName(invoiceNumber) } : {}),
    tax: taxShareOfPart(amount, before, payment.taxes ?? []),
    orderId: order.orderId,
    paymentId,
    paidBy: paidBy[payment.method],
    school: {
      name: facts.name,
      lines: [...lines(facts.address), ...lines(facts.taxLines)],
      zone: facts.zone,
    },
    payer: {
      name: firm?.name ?? person,
      lines: [
        ...(firm ? [`GSTIN ${firm.gstin}`, `Paid for ${person}`] : []),
        order.emailId,
        ...texts(billingAddress, 'line1', 'line2'),
        [texts(billingAddress, 'postalCode', 'city').join(' '), ...texts(billingAddress, 'state')]
          .filter(Boolean)
          .join(', '),
        ...texts(billingAddress, 'country'),
      ].filter(Boolean),
    },
    description: label ? `${courseTitle}: ${label}` : courseTitle,
    amount,
    currency: payment.currency,
  });
  return new File([new Uint8Array(pdf)], `${invoiceName(number, kind)}.pdf`, { type: 'application/pdf' });
}

/** Returns what was paid on the order before a payment, by invoice number; minor units. */
async function paidBefore({ db }: Deps, { orderId, invoiceNumber }: typeof payments.$inferSelect) {
  const [earlier] = await db
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'SUCCEEDED'),
        lt(payments.invoiceNumber, invoiceNumber ?? 0),
      ),
    );
  return earlier?.sum ?? 0;
}

/** Finds a completed refund, with what was refunded of its payment before it. @throws Refusal NOT_FOUND */
async function findRefund({ db }: Deps, paymentId: string, refundId: string) {
  const given = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'SUCCEEDED')));
  const found = given.find((one) => one.refundId === refundId);
  const { creditNumber, settledAt } = found ?? {};
  if (!found || !creditNumber || !settledAt)
    throw refuse('NOT_FOUND', 'There is no credit note of this refund.');
  const before = given
    .filter((one) => (one.creditNumber ?? 0) < creditNumber)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { ...found, creditNumber, settledAt, before };
}
