import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { paymentStanding, placeStateAt } from '@plinth/domain/orders/payment-standing';
import { type SQL, sql } from 'drizzle-orm';
import type { LoadedOrder } from '../orders/load-orders.ts';
import { isWithEmiPartner } from '../orders/order-facts.ts';

/** The instalments of an order that were paid, by their number in the plan. */
export const paidOf = (order: Pick<LoadedOrder, 'tries'>): Set<number> =>
  new Set(order.tries.filter(({ status }) => status === 'SUCCEEDED').map(({ seq }) => seq));

/** The state that the payer's place takes at a moment by what is paid; null while there is no place. */
export function nextPlaceState(
  order: Pick<LoadedOrder, 'place' | 'instalments' | 'emiStatus'>,
  paid: ReadonlySet<number>,
  now: Date,
): CohortUserState | null {
  if (!order.place) return null;
  const instalments = order.instalments.map(({ seq, dueDate }) => ({ dueDate, isPaid: paid.has(seq) }));
  const standing = paymentStanding(instalments, {
    isWithPartner: isWithEmiPartner(order),
    now: now.toISOString(),
  });
  return placeStateAt(order.place, standing);
}

/**
 * The parts of a statement that move the payer's place to a state and keep the note of a block in step. A place that
 * someone else moved in the meantime stays as they left it.
 */
export function movePlace(
  { orderId, place }: Pick<LoadedOrder, 'orderId' | 'place'>,
  next: CohortUserState | null,
  now: Date,
): SQL {
  const enrolmentId = place?.enrolmentId ?? null;
  return sql`place as (
      update enrolments set state = ${next} where enrolment_id = ${enrolmentId}::uuid
        and state = ${place?.state ?? null} and state <> ${next} returning enrolment_id
    ), blocked as (
      insert into payment_blocks (enrolment_id, order_id, blocked_at)
      select enrolment_id, ${orderId}::uuid, ${now.toISOString()}::timestamptz from place where ${next} = 'BLOCKED'
      on conflict (enrolment_id) do nothing
    ), lifted as (
      delete from payment_blocks where enrolment_id = ${enrolmentId}::uuid and ${next} <> 'BLOCKED'
    )`;
}
