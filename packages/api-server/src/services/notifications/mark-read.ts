import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { refuse } from '../refusal.ts';
import { countUnread } from './count-unread.ts';
import { isInApp } from './is-in-app.ts';

/** Marks one notification as read; the first time counts. @throws Refusal FORBIDDEN acting, NOT_FOUND */
export async function markRead(deps: Deps, caller: Caller, notificationId: string) {
  const { userId } = notActing(caller);
  const { rowCount } = await deps.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${deps.now()})` })
    .where(and(eq(notifications.notificationId, notificationId), eq(notifications.userId, userId), isInApp));
  if (rowCount === 0) throw refuse('NOT_FOUND', 'Notification not found.');
  return countUnread(deps, caller);
}
