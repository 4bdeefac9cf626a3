import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { readWaits } from '../../db/queries/orders/read-waits.ts';
import { orderInstalments } from '../../db/schema/admissions.ts';
import type { LoadedInstalment, LoadedOrder } from '../orders/load-orders.ts';
import { nextInstalment, waitsForSeat } from '../orders/order-facts.ts';

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
      return next ? [[order.orderId, next]] : [];
    }),
  );
  if (waiting.size === 0) return moves;
  for (const { orderId, since } of await readWaits.rows(db, { orderIds: [...waiting.keys()] })) {
    const byMs = now.getTime() - since.getTime();
    const next = waiting.get(orderId);
    if (next && byMs > 0) moves.set(orderId, { afterSeq: next.seq - 1, byMs });
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
