import { and, eq, exists, lt, notExists, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';

/**
 * The condition on `orders` that an instalment due before a moment is unpaid.
 * @param also a further condition on the instalment
 */
export const owesBy = (db: Queryable, moment: Date, ...also: SQL[]): SQL =>
  exists(
    db
      .select({ seq: orderInstalments.seq })
      .from(orderInstalments)
      .where(
        and(
          eq(orderInstalments.orderId, orders.orderId),
          lt(orderInstalments.dueDate, moment),
          notExists(attemptsOf(db, eq(payments.status, 'SUCCEEDED'))),
          ...also,
        ),
      ),
  );

/** Selects the attempts to pay an instalment of the outer select that meet a condition. */
export const attemptsOf = (db: Queryable, ...where: SQL[]) =>
  db
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(
      and(eq(payments.orderId, orderInstalments.orderId), eq(payments.seq, orderInstalments.seq), ...where),
    );
