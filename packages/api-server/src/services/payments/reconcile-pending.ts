import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { reconcilePayment } from './reconcile-order.ts';

const AGE_MS = 60_000;
const BATCH = 50;

/**
 * Queries the provider about payments open for at least a minute, which finds whatever was lost between a charge and
 * its event. Claimed rows go to the back of the queue, so that abandoned checkouts hold up no one.
 * @returns how many payments the provider had decided
 */
export async function reconcilePending(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - AGE_MS);
  const claimed = await deps.db
    .update(payments)
    .set({ checkedAt: deps.now() })
    .where(
      inArray(
        payments.paymentId,
        deps.db
          .select({ paymentId: payments.paymentId })
          .from(payments)
          .where(
            and(
              eq(payments.status, 'PENDING'),
              lt(payments.createdAt, before),
              or(isNull(payments.checkedAt), lt(payments.checkedAt, before)),
            ),
          )
          .orderBy(sql`${payments.checkedAt} nulls first`)
          .limit(BATCH)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();
  let decided = 0;
  for (const payment of claimed) if (await reconcilePayment(deps, payment)) decided += 1;
  return decided;
}
