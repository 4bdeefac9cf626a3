import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { OrderPlan } from '@plinth/domain/orders/payment-plan-state';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { completeFreeOrder } from '../payments/complete-free-order.ts';
import { planOf } from './order-facts.ts';

type Order = Parameters<typeof planOf>[0];

/**
 * Writes the plan of an order that nothing was paid on, in the caller's transaction: instalments, type and status
 * PLAN_CREATED. An order of which nothing is left to pay is complete at once.
 */
export async function applyPlan(
  tx: Transaction,
  deps: Deps,
  order: Order,
  planType: PaymentPlan,
): Promise<OrderPlan & { plannedAt: string }> {
  const plan = planOf(order, deps.now(), planType);
  const rows = JSON.stringify(plan.instalments);
  await tx.execute(sql`
    with cut as (
      delete from order_instalments where order_id = ${order.orderId} and seq > ${plan.instalments.length}
    ), put as (
      insert into order_instalments (order_id, seq, payment_type, label, amount, due_date)
      select ${order.orderId}::uuid, r.sequence, r."paymentType", r.label, r.amount, r."dueDate"
      from jsonb_to_recordset(${rows}::jsonb)
        as r(sequence int, "paymentType" text, label text, amount bigint, "dueDate" timestamptz)
      on conflict (order_id, seq) do update set payment_type = excluded.payment_type,
        label = excluded.label, amount = excluded.amount, due_date = excluded.due_date
    )
    update orders set plan_type = ${planType}, planned_at = ${plan.plannedAt}::timestamptz,
      status = case when status in ('CREATED', 'APPLICATION_FILLED', 'OFFER_SENT') then 'PLAN_CREATED' else status end
    where order_id = ${order.orderId}`);
  if (plan.total === 0) await completeFreeOrder(tx, deps, order.orderId);
  return plan;
}
