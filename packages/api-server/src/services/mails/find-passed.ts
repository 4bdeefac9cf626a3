import { and, eq, lte, or } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { noticeOnceKey, toldByNotice } from '../notifications/notice-once-key.ts';

/**
 * Finds the news mails about a moment that has passed while they waited, for instance for a mail server that was down:
 * returns their unique keys.
 */
export async function findPassed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  due: readonly { onceKey: string | null }[],
): Promise<Set<string>> {
  const told = due.flatMap(({ onceKey }) => toldByNotice(onceKey) ?? []);
  if (told.length === 0) return new Set();
  const passed = await db
    .select({ userId: notifications.userId, key: notifications.key })
    .from(notifications)
    .where(
      and(
        lte(notifications.about, now()),
        or(
          ...told.map(({ userId, key }) => and(eq(notifications.userId, userId), eq(notifications.key, key))),
        ),
      ),
    );
  return new Set(passed.map(noticeOnceKey));
}
