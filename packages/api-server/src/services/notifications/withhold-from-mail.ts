import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { mails } from '../../db/schema/operations.ts';
import { noticeOnceKeyOf } from './notice-once-key.ts';

/**
 * Keeps news whose key has this prefix out of the digest, as it is no longer true, and deletes the separate mails about
 * it that are still waiting to be sent.
 */
export async function withholdFromMail(
  tx: Transaction,
  userIds: string[] | SQLWrapper,
  begin: string,
): Promise<void> {
  const isUntrue = and(
    inArray(notifications.userId, userIds),
    sql`starts_with(${notifications.key}, ${begin})`,
  );
  const told = tx.select({ onceKey: noticeOnceKeyOf }).from(notifications).where(isUntrue);
  const waiting = tx
    .$with('waiting')
    .as(tx.delete(mails).where(and(eq(mails.status, 'PENDING'), inArray(mails.onceKey, told))));
  await tx
    .with(waiting)
    .update(notifications)
    .set({ mailedAt: sql`${notifications.at}` })
    .where(and(isUntrue, isNull(notifications.mailedAt)));
}
