import type { NotificationPreference } from '@plinth/domain/account/notification-preference';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';
import { readNotificationPreferences } from './read-notification-preferences.ts';

/** Sets the named categories and leaves the others unchanged. */
export async function saveNotificationPreferences(
  deps: Deps,
  caller: Caller,
  { preferences }: { preferences: NotificationPreference[] },
) {
  const { userId } = notActing(caller);
  const updatedAt = deps.now();
  await deps.db
    .insert(notificationPreferences)
    .values(preferences.map((row) => ({ ...row, userId, updatedAt })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.category],
      set: {
        inApp: sql`excluded.in_app`,
        email: sql`excluded.email`,
        updatedAt,
      },
    });
  return readNotificationPreferences(deps, caller);
}
