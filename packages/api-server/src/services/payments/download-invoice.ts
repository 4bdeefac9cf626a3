import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { invoiceName, renderInvoice } from './render-invoice.ts';

const lines = (text: string) =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

const texts = (record: Record<string, unknown> | null, ...keys: string[]) =>
  keys
    .map((key) => record?.[key])
    .filter((value): value is string => typeof value === 'string' && value !== '');

/** The invoice of an own paid payment as a PDF (API-115). @throws Refusal NOT_FOUND foreign, unknown or unpaid */
export async function downloadInvoice(deps: Deps, caller: Caller, paymentId: string): Promise<File> {
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
  const { SCHOOL_NAME, SCHOOL_ADDRESS, SCHOOL_TAX_LINES } = deps.settings;
  const { billingContact, billingAddress } = order;
  const names = texts(billingContact, 'firstName', 'lastName');
  const pdf = await renderInvoice({
    invoiceNumber,
    paidAt: paidAt.toISOString(),
    orderId: order.orderId,
    school: { name: SCHOOL_NAME, lines: [...lines(SCHOOL_ADDRESS), ...lines(SCHOOL_TAX_LINES)] },
    payer: {
      name: (names.length > 0 ? names : [order.firstName, order.lastName]).join(' ').trim() || order.emailId,
      lines: [
        order.emailId,
        ...texts(billingAddress, 'line1', 'line2'),
        texts(billingAddress, 'postalCode', 'city', 'state').join(' '),
        ...texts(billingAddress, 'country'),
      ].filter(Boolean),
    },
    description: label ? `${courseTitle}: ${label}` : courseTitle,
    amount: payment.amount,
    currency: payment.currency,
  });
  return new File([new Uint8Array(pdf)], `${invoiceName(invoiceNumber)}.pdf`, { type: 'application/pdf' });
}
