import { eq } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { reconcileForReading } from '../payments/reconcile-order.ts';
import { refuse } from '../refusal.ts';
import { fewSeatsLeft } from './few-seats-left.ts';
import { findRewardForOrder } from './find-reward-for-order.ts';
import { loadOrders } from './load-orders.ts';
import { projectOrder } from './project-order.ts';
import { receiptOfOrder } from './receipt-of-order.ts';

/** Returns the order of a token, after querying the provider about open payments. @throws Refusal NOT_FOUND */
export async function readPublicOrder(deps: Deps, orderToken: string) {
  const where = eq(orders.tokenHash, hashToken(orderToken));
  const [found] = await loadOrders(deps.db, where, 1);
  if (!found) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
  const order = await reconcileForReading(deps, found);
  const [reward, seatsLeft] = await Promise.all([findRewardForOrder(deps, order), fewSeatsLeft(deps, order)]);
  const receipt = receiptOfOrder(order, deps.now());
  return {
    order: {
      ...projectOrder(order, deps.now(), deps),
      ...(reward ? { reward } : {}),
      ...(receipt ? { receipt } : {}),
      ...(seatsLeft ? { seatsLeft } : {}),
    },
  };
}
