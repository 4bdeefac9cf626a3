import type { BilledFirm } from '@plinth/domain/orders/billed-firm';
import { eq } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';

type Input = { orderToken: string; billedFirm: BilledFirm | null };

/**
 * Has future invoices made out to an Indian firm, or to the payer again when given null. Invoices of past payments are
 * unchanged. A repeat returns the same.
 * @throws Refusal NOT_FOUND, BAD_REQUEST an order in dollars, CONFLICT nothing is paid any more
 */
export async function setBilledFirm(
  deps: Pick<Deps, 'db' | 'now'>,
  { orderToken, billedFirm }: Input,
): Promise<{ billedFirm: BilledFirm | null }> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.tokenHash, hashToken(orderToken)));
    if (!order) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
    assertOrderOpen(order, deps.now());
    if (order.currency !== 'INR') throw refuse('BAD_REQUEST', 'A GSTIN only appears on invoices in rupees.');
    await tx.update(orders).set({ billedFirm }).where(eq(orders.orderId, order.orderId));
    return { billedFirm };
  });
}
