import { completePreferences } from '@plinth/domain/account/notification-preference';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';

/** Reads a person's notification preferences, every category with its channels. */
export async function readNotificationPreferences(deps: Deps, { userId }: Pick<Caller, 'userId'>) {
  const rows = await deps.db
    .select({
      category: notificationPreferences.category,
      inApp: notificationPreferences.inApp,
      email: notificationPreferences.email,
    })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return { preferences: completePreferences(rows) };
}
