import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentType } from '@plinth/domain/orders/payment-type';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { type orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';

type Instalment = { seq: number; paymentType: PaymentType; amount: number };

/** Writes a try to pay one instalment, before any provider hears of it: whatever happens then, the try is known. */
export async function insertPayment(
  tx: Transaction,
  deps: Deps,
  order: Pick<typeof orders.$inferSelect, 'orderId' | 'currency'>,
  { seq, paymentType, amount }: Instalment,
  method: PaymentProvider,
  isAutomatic = false,
): Promise<string> {
  const paymentId = uuidv7();
  await tx.insert(payments).values({
    paymentId,
    orderId: order.orderId,
    seq,
    paymentType,
    method,
    provider: gatewayOf(deps.payments, method).name,
    amount,
    currency: order.currency,
    status: 'CREATED',
    isAutomatic,
    createdAt: deps.now(),
  });
  return paymentId;
}
