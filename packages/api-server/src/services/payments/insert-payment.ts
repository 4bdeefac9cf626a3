import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentType } from '@plinth/domain/orders/payment-type';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { insertSeatedPayment } from '../../db/queries/payments/insert-seated-payment.ts';
import { type orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';
import { noSeat, requireSeat } from '../orders/require-seat.ts';

type Instalment = { seq: number; paymentType: PaymentType; amount: number };

type PaidOrder = Pick<typeof orders.$inferSelect, 'orderId' | 'currency' | 'productId'>;

type Way = { isAutomatic?: boolean; keepsCard?: boolean };

/** An attempt to pay one instalment, before any provider is called. */
export const newPayment = (
  deps: Deps,
  { orderId, currency, productId }: PaidOrder,
  { seq, paymentType, amount }: Instalment,
  method: PaymentProvider,
  { isAutomatic = false, keepsCard = false }: Way = {},
) => ({
  paymentId: uuidv7(),
  orderId,
  seq,
  paymentType,
  method,
  // Only the card provider stores cards, whichever provider takes the other payments now.
  provider: isAutomatic
    ? deps.payments.card.name
    : gatewayOf(deps.payments, method, { currency, productId }).name,
  amount,
  currency,
  status: 'CREATED' as const,
  isAutomatic,
  keepsCard,
  createdAt: deps.now(),
});

/** Writes an attempt to pay one instalment, so that it is on record whatever happens next. @returns its paymentId */
export async function insertPayment(
  tx: Transaction,
  deps: Deps,
  order: PaidOrder,
  instalment: Instalment,
  method: PaymentProvider,
  way: Way = {},
): Promise<string> {
  const payment = newPayment(deps, order, instalment, method, way);
  await tx.insert(payments).values(payment);
  return payment.paymentId;
}

/**
 * The same for the first payment of an order, in one statement with the check for a free seat.
 * @throws Refusal CONFLICT as `requireSeat`
 */
export async function insertFirstPayment(
  tx: Transaction,
  deps: Deps,
  order: PaidOrder & Pick<typeof orders.$inferSelect, 'cohortId' | 'emailId'>,
  instalment: Instalment,
  method: PaymentProvider,
  way: Way = {},
): Promise<string> {
  const { productId, cohortId, emailId } = order;
  const payment = newPayment(deps, order, instalment, method, way);
  const written = await insertSeatedPayment.first(tx, { ...payment, productId, cohortId, emailId });
  if (!written) {
    await requireSeat(tx, order, payment.createdAt);
    throw noSeat(order);
  }
  return written.paymentId;
}
