import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { OrderPlan } from '@plinth/domain/orders/payment-plan-state';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { orderInstalments, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { PayersSeat } from '../groups/payers-seat.ts';
import { completeFreeOrder } from '../payments/complete-free-order.ts';
import { planOf } from './order-facts.ts';

type Order = Parameters<typeof planOf>[0];

/**
 * Writes the plan of an order with no payments yet, in the caller's transaction: instalments, type and status
 * PLAN_CREATED. An order with nothing left to pay is completed immediately.
 * @returns the plan, and for an order with nothing to pay what its buyer has got
 */
export async function applyPlan(
  tx: Transaction,
  deps: Deps,
  order: Order,
  planType: PaymentPlan,
): Promise<OrderPlan & { plannedAt: string; freeSeat: PayersSeat | null }> {
  const plan = planOf(order, deps.now(), planType);
  await writePlan(tx, order.orderId, planType, plan);
  const freeSeat = plan.total === 0 ? await completeFreeOrder(tx, deps, order.orderId) : null;
  return { ...plan, freeSeat };
}

const excluded = alias(orderInstalments, 'excluded');

/** One statement, since every order passes through here. */
async function writePlan(
  tx: Transaction,
  orderId: string,
  planType: PaymentPlan,
  { instalments, plannedAt }: OrderPlan & { plannedAt: string },
) {
  const isOfOrder = eq(orderInstalments.orderId, orderId);
  const cut = tx
    .$with('cut')
    .as(tx.delete(orderInstalments).where(and(isOfOrder, gt(orderInstalments.seq, instalments.length))));
  const rows = instalments.map(({ sequence, paymentType, label, amount, dueDate }) => ({
    orderId,
    seq: sequence,
    paymentType,
    label,
    amount,
    dueDate: new Date(dueDate),
  }));
  const put = () =>
    tx.$with('put').as(
      tx
        .insert(orderInstalments)
        .values(rows)
        .onConflictDoUpdate({
          target: [orderInstalments.orderId, orderInstalments.seq],
          set: {
            paymentType: excluded.paymentType,
            label: excluded.label,
            amount: excluded.amount,
            dueDate: excluded.dueDate,
          },
        }),
    );
  const isUnplanned = inArray(orders.status, ['CREATED', 'APPLICATION_FILLED', 'OFFER_SENT']);
  await tx
    .with(cut, ...(rows.length > 0 ? [put()] : []))
    .update(orders)
    .set({
      planType,
      plannedAt: new Date(plannedAt),
      status: sql`case when ${isUnplanned} then 'PLAN_CREATED' else ${orders.status} end`,
    })
    .where(eq(orders.orderId, orderId));
}
