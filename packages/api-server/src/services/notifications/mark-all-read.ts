import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { countUnread } from './count-unread.ts';
import { isInApp } from './is-in-app.ts';

/**
 * Marks everything, or everything of a category, as read up to a moment: what arrived after the caller's list was drawn
 * stays unread. @throws Refusal FORBIDDEN acting
 */
export async function markAllRead(
  deps: Deps,
  caller: Caller,
  { until, category }: { until: string; category?: NotificationCategory | undefined },
): Promise<{ unread: number }> {
  const { userId } = notActing(caller);
  await deps.db
    .update(notifications)
    .set({ readAt: deps.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        isInApp,
        isNull(notifications.readAt),
        lte(notifications.at, new Date(until)),
        category && eq(notifications.category, category),
      ),
    );
  return countUnread(deps, caller);
}
