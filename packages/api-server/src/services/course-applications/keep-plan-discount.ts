import { daysLater } from '@plinth/domain/dates/days-later';
import { PAYMENT_DAYS_AFTER_ACCEPTANCE } from '@plinth/domain/orders/offer-deadlines';
import { and, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deadlines, orders } from '../../db/schema/admissions.ts';

/**
 * Moves the end of a plan discount, in the caller's transaction, so that from a given moment it counts as long as there
 * is left to pay. A later end stays, and so does that of a discount which the plan of the order did not have any more.
 */
export async function keepPlanDiscount(tx: Transaction, orderId: string, from: string): Promise<void> {
  const date = new Date(daysLater(from, PAYMENT_DAYS_AFTER_ACCEPTANCE));
  const moved = tx.$with('moved').as(
    tx
      .update(orders)
      .set({ planDiscountDeadLine: date })
      .where(
        and(
          eq(orders.orderId, orderId),
          gt(orders.planDiscount, 0),
          lte(orders.plannedAt, orders.planDiscountDeadLine),
          lt(orders.planDiscountDeadLine, date),
        ),
      )
      .returning({ applicationId: orders.applicationId }),
  );
  await tx
    .with(moved)
    .update(deadlines)
    .set({ date })
    .where(
      and(
        inArray(deadlines.applicationId, tx.select({ applicationId: moved.applicationId }).from(moved)),
        eq(deadlines.deadlineType, 'PLAN_DISCOUNT'),
      ),
    );
}
