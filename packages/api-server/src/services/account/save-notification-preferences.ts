import type { NotificationPreference } from '@plinth/domain/account/notification-preference';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';
import { readNotificationPreferences } from './read-notification-preferences.ts';

/**
 * Sets the named categories and leaves the others unchanged. Whoever switches on an email that was off wants digests
 * again, also if they refused them with the link in one.
 */
export async function saveNotificationPreferences(
  deps: Deps,
  caller: Caller,
  { preferences }: { preferences: NotificationPreference[] },
) {
  const { userId } = notActing(caller);
  const updatedAt = deps.now();
  const mailed = preferences.filter(({ email }) => email).map(({ category }) => category);
  const wasOff = deps.db
    .select({ category: notificationPreferences.category })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.userId, userId),
        inArray(notificationPreferences.category, mailed),
        eq(notificationPreferences.email, false),
      ),
    );
  const own = deps.db.select({ emailId: users.emailId }).from(users).where(eq(users.userId, userId));
  // Of one statement: the condition sees the categories as they were before.
  const lifted = deps.db
    .$with('lifted')
    .as(
      deps.db
        .delete(mailRefusals)
        .where(and(inArray(mailRefusals.emailId, own), eq(mailRefusals.list, 'NEWS'), exists(wasOff))),
    );
  await deps.db
    .with(lifted)
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
