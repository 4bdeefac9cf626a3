import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orderInstalments } from '../../db/schema/admissions.ts';
import type { LoadedInstalment, LoadedOrder } from '../orders/load-orders.ts';
import { nextInstalment } from '../orders/order-facts.ts';

type Move = { afterSeq: number; byMs: number };

/** Returns the instalments of a plan with all after one of them due later. */
export const withLaterDates = <T extends { seq: number; dueDate: string }>(
  instalments: readonly T[],
  { afterSeq, byMs }: Move,
): T[] =>
  instalments.map((one) =>
    one.seq > afterSeq ? { ...one, dueDate: new Date(Date.parse(one.dueDate) + byMs).toISOString() } : one,
  );

/** The statement that writes the same. */
export const moveLaterDates = (tx: Transaction, orderId: string, { afterSeq, byMs }: Move) =>
  tx
    .update(orderInstalments)
    .set({ dueDate: sql`${orderInstalments.dueDate} + ${byMs}::float8 * interval '1 millisecond'` })
    .where(and(eq(orderInstalments.orderId, orderId), gt(orderInstalments.seq, afterSeq)));

/**
 * Returns how what is unpaid moves once the payer gets the seat they have waited for since their first payment; null
 * for a payer who waits for none, or owes nothing.
 */
function moveOfWait({ status, cohortId, place, instalments, attempts }: LoadedOrder, now: Date): Move | null {
  const next = nextInstalment({ instalments, attempts });
  const waits = cohortId === null || (place?.state === 'WAITING' && place.pausedAt === null);
  if (status !== 'PAYMENT_ONGOING' || !next || !waits) return null;
  const paid = attempts.flatMap((one) => (one.status === 'SUCCEEDED' && one.paidAt ? [one.paidAt] : []));
  const byMs = now.getTime() - Math.min(...paid.map((paidAt) => Date.parse(paidAt)));
  return byMs > 0 ? { afterSeq: next.seq - 1, byMs } : null;
}

/** Returns an order as it is once its payer has the seat they have waited for: the days of waiting do not count. */
export function withDatesOnceSeated(order: LoadedOrder, now: Date): LoadedOrder {
  const move = moveOfWait(order, now);
  return move ? { ...order, instalments: withLaterDates(order.instalments, move) } : order;
}

/**
 * Writes the same for a locked order, before its payer is seated.
 * @returns the instalments that moved
 */
export async function moveDatesOnceSeated(
  tx: Transaction,
  order: LoadedOrder,
  now: Date,
): Promise<LoadedInstalment[]> {
  const move = moveOfWait(order, now);
  if (!move) return [];
  await moveLaterDates(tx, order.orderId, move);
  return withLaterDates(order.instalments, move).filter(({ seq }) => seq > move.afterSeq);
}

/** Tells a payer the dates that moved because of their wait; nothing if none did. */
export const datesOnceSeatedText = (moved: readonly LoadedInstalment[]): string[] =>
  moved.length > 0
    ? [
        `The days you waited do not count for your payment plan. The new due dates: ${moved
          .map(({ label, dueDate }) => `${label} on ${schoolDay(dueDate)}`)
          .join(', ')}.`,
      ]
    : [];
