import { and, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';

/** Keeps news whose key has this prefix out of the digest, as it is no longer true. */
export async function withholdFromMail(
  tx: Transaction,
  userIds: string[] | SQLWrapper,
  begin: string,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailedAt: sql`${notifications.at}` })
    .where(
      and(
        inArray(notifications.userId, userIds),
        sql`starts_with(${notifications.key}, ${begin})`,
        isNull(notifications.mailedAt),
      ),
    );
}
