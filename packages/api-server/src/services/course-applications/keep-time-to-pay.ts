import { daysLater } from '@plinth/domain/dates/days-later';
import { PAYMENT_DAYS_AFTER_ACCEPTANCE } from '@plinth/domain/orders/offer-deadlines';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deadlines } from '../../db/schema/admissions.ts';

/**
 * Moves the deadline to pay, in the caller's transaction, so that from a given moment, such as the last one to accept, a
 * week is left to pay. A later one stays.
 */
export async function keepTimeToPay(tx: Transaction, applicationId: string, from: string): Promise<void> {
  const date = new Date(daysLater(from, PAYMENT_DAYS_AFTER_ACCEPTANCE));
  await tx
    .update(deadlines)
    .set({ date })
    .where(
      and(
        eq(deadlines.applicationId, applicationId),
        eq(deadlines.deadlineType, 'PAYMENT'),
        lt(deadlines.date, date),
      ),
    );
}
