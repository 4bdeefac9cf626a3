import { UNREAD_SHOWN } from '@plinth/domain/notifications/notification';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { isInApp } from './is-in-app.ts';

/** Counts the caller's unread notifications. */
export async function countUnread({ db }: Pick<Deps, 'db'>, { userId }: Pick<Caller, 'userId'>) {
  // Stops counting at one more than is ever shown, so that the cost is the same for everyone.
  const counted = db
    .select({ notificationId: notifications.notificationId })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isInApp, isNull(notifications.readAt)))
    .limit(UNREAD_SHOWN + 1)
    .as('counted');
  const [found] = await db.select({ unread: count() }).from(counted);
  return { unread: found?.unread ?? 0 };
}
