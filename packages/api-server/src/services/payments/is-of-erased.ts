import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { isPayerErased } from '../../db/queries/orders/is-payer-erased.ts';
import { orders } from '../../db/schema/admissions.ts';

/** Whether the payer of an order that the caller has locked was erased: an erasure takes the same lock first. */
export const isOfErased = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.orderId, orderId), isPayerErased('orders')))) > 0;
