import { daysLater } from '@plinth/domain/dates/days-later';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { PAYMENT_DAYS_AFTER_ACCEPTANCE } from '@plinth/domain/orders/offer-deadlines';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { readWaits } from '../../db/queries/orders/read-waits.ts';
import { orderInstalments } from '../../db/schema/admissions.ts';
import type { LoadedInstalment, LoadedOrder, PaymentAttempt } from '../orders/load-orders.ts';
import { nextInstalment, waitsForSeat } from '../orders/order-facts.ts';
import { paidOf } from './follow-payment.ts';

/** By how much all instalments of a plan after one of them move, or those between it and a later one. */
export type Move = { afterSeq: number; beforeSeq?: number | undefined; byMs: number };

/** Returns the instalments of a plan with those that move due later. */
export const withLaterDates = <T extends { seq: number; dueDate: string }>(
  instalments: readonly T[],
  { afterSeq, beforeSeq = Number.POSITIVE_INFINITY, byMs }: Move,
): T[] =>
  instalments.map((one) =>
    one.seq > afterSeq && one.seq < beforeSeq
      ? { ...one, dueDate: new Date(Date.parse(one.dueDate) + byMs).toISOString() }
      : one,
  );

/** The statement that writes the same. */
export const moveLaterDates = (tx: Transaction, orderId: string, { afterSeq, beforeSeq, byMs }: Move) =>
  tx
    .update(orderInstalments)
    .set({ dueDate: sql`${orderInstalments.dueDate} + ${byMs}::float8 * interval '1 millisecond'` })
    .where(
      and(
        eq(orderInstalments.orderId, orderId),
        gt(orderInstalments.seq, afterSeq),
        beforeSeq === undefined ? undefined : lt(orderInstalments.seq, beforeSeq),
      ),
    );

/**
 * Returns how what is still owed moves with the first payment of a plan; null if it stays. The later dates move by as
 * much as that payment was late. If the EMI partner paid before the payer did, the payer gets a week for the booking
 * amount: its date, that on which the plan was chosen, would close the course at the moment at which the payout opens it.
 */
export function moveOfFirstPayment(
  { instalments }: Pick<LoadedOrder, 'instalments'>,
  { seq }: Pick<PaymentAttempt, 'seq'>,
  now: Date,
): Move | null {
  const [first] = instalments;
  const paid = instalments.find((one) => one.seq === seq);
  if (!first || !paid) return null;
  const msUntil = (later: Date, { dueDate }: LoadedInstalment) => later.getTime() - Date.parse(dueDate);
  const move: Move =
    first.seq < seq
      ? {
          afterSeq: first.seq - 1,
          beforeSeq: seq,
          byMs: msUntil(new Date(daysLater(now.toISOString(), PAYMENT_DAYS_AFTER_ACCEPTANCE)), first),
        }
      : { afterSeq: seq, byMs: msUntil(now, paid) };
  return move.byMs > 0 ? move : null;
}

/** The first instalment after one of an order that is paid already, as the part of an EMI partner who paid first. */
const paidAfter = (order: LoadedOrder, { seq }: LoadedInstalment) =>
  order.instalments.find((one) => one.seq > seq && paidOf(order).has(one.seq));

/**
 * Returns how what is unpaid moves, by order, once payers get the seat they have waited for; nothing for those who wait
 * for none, or owe nothing.
 */
async function movesOfWait(
  db: Queryable,
  loaded: readonly LoadedOrder[],
  now: Date,
): Promise<ReadonlyMap<string, Move>> {
  const moves = new Map<string, Move>();
  const waiting = new Map(
    loaded.flatMap((order) => {
      const next = waitsForSeat(order) && nextInstalment(order);
      return next
        ? [[order.orderId, { afterSeq: next.seq - 1, beforeSeq: paidAfter(order, next)?.seq }]]
        : [];
    }),
  );
  if (waiting.size === 0) return moves;
  for (const { orderId, since } of await readWaits.rows(db, { orderIds: [...waiting.keys()] })) {
    const byMs = now.getTime() - since.getTime();
    const owed = waiting.get(orderId);
    if (owed && byMs > 0) moves.set(orderId, { ...owed, byMs });
  }
  return moves;
}

/** Returns orders as they are once their payers have the seat they have waited for: the days of waiting do not count. */
export async function withDatesOnceSeated(
  db: Queryable,
  loaded: readonly LoadedOrder[],
  now: Date,
): Promise<LoadedOrder[]> {
  const moves = await movesOfWait(db, loaded, now);
  return loaded.map((order) => {
    const move = moves.get(order.orderId);
    return move ? { ...order, instalments: withLaterDates(order.instalments, move) } : order;
  });
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
  const move = (await movesOfWait(tx, [order], now)).get(order.orderId);
  if (!move) return [];
  await moveLaterDates(tx, order.orderId, move);
  const { afterSeq, beforeSeq = Number.POSITIVE_INFINITY } = move;
  return withLaterDates(order.instalments, move).filter(({ seq }) => seq > afterSeq && seq < beforeSeq);
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
