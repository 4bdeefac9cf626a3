import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Notification } from '@plinth/domain/notifications/notification';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { QueryOf } from '../../api/query-of.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { countUnread } from './count-unread.ts';
import { isInApp } from './is-in-app.ts';

/** Lists the caller's notifications, the newest first, in three statements however many there are. */
export async function listNotifications(
  deps: Deps,
  caller: Caller,
  { pageNo, category, isUnread }: QueryOf<'notifications', 'list'>,
): Promise<{ notifications: Notification[]; total: number; unread: number; asOf: string }> {
  const asOf = deps.now().toISOString();
  const where = and(
    eq(notifications.userId, caller.userId),
    isInApp,
    category && eq(notifications.category, category),
    isUnread === undefined
      ? undefined
      : isUnread
        ? isNull(notifications.readAt)
        : isNotNull(notifications.readAt),
  );
  const [rows, total, { unread }] = await Promise.all([
    deps.db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.at), desc(notifications.notificationId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(notifications, where),
    countUnread(deps, caller),
  ]);
  return {
    notifications: rows.map(({ notificationId, category, title, text, href, at, readAt }) => ({
      notificationId,
      category,
      title,
      text,
      href,
      at: at.toISOString(),
      isRead: readAt !== null,
    })),
    total,
    unread,
    asOf,
  };
}
