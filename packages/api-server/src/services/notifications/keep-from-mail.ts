import { and, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';

/** Keeps from the digest what people were told under keys that begin like this, as it does not hold any more. */
export async function keepFromMail(
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
