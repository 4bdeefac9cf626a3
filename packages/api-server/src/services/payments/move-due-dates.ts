import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orderInstalments } from '../../db/schema/admissions.ts';

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
