import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentType } from '@plinth/domain/orders/payment-type';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { type orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';

type Instalment = { seq: number; paymentType: PaymentType; amount: number };

type Way = { isAutomatic?: boolean; keepsCard?: boolean };

/** A try to pay one instalment, before any provider hears of it. */
export const newPayment = (
  deps: Deps,
  { orderId, currency }: Pick<typeof orders.$inferSelect, 'orderId' | 'currency'>,
  { seq, paymentType, amount }: Instalment,
  method: PaymentProvider,
  { isAutomatic = false, keepsCard = false }: Way = {},
) => ({
  paymentId: uuidv7(),
  orderId,
  seq,
  paymentType,
  method,
  provider: gatewayOf(deps.payments, method).name,
  amount,
  currency,
  status: 'CREATED' as const,
  isAutomatic,
  keepsCard,
  createdAt: deps.now(),
});

/** Writes a try to pay one instalment: whatever happens then, the try is known. @returns its paymentId */
export async function insertPayment(
  tx: Transaction,
  deps: Deps,
  order: Pick<typeof orders.$inferSelect, 'orderId' | 'currency'>,
  instalment: Instalment,
  method: PaymentProvider,
  way: Way = {},
): Promise<string> {
  const payment = newPayment(deps, order, instalment, method, way);
  await tx.insert(payments).values(payment);
  return payment.paymentId;
}
