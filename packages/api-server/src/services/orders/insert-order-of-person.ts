import { DEFAULT_PLAN } from '@plinth/domain/orders/plan-of-order';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { applyPlan } from './apply-plan.ts';

type Wanted = Omit<
  typeof orders.$inferInsert,
  'orderId' | 'tokenHash' | 'pricingStage' | 'status' | 'createdAt'
>;

/** Writes an order of a person with an account, with the default plan, in the caller's transaction. */
export async function insertOrderOfPerson(
  tx: Transaction,
  deps: Deps,
  wanted: Wanted,
): Promise<{ orderId: string; orderToken: string }> {
  const orderId = uuidv7();
  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId);
  const [order] = await tx
    .insert(orders)
    .values({
      ...wanted,
      orderId,
      tokenHash: hashToken(orderToken),
      pricingStage: 'CHECKOUT',
      status: 'CREATED',
      createdAt: deps.now(),
    })
    .returning();
  if (!order) throw new Error('no order was written');
  await applyPlan(tx, deps, { ...order, attempts: [] }, DEFAULT_PLAN);
  return { orderId, orderToken };
}
