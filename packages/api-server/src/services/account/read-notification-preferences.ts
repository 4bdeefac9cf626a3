import { completePreferences } from '@plinth/domain/account/notification-preference';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';

/** Reads a person's notification preferences, every category with its channels, and the lists their address refuses. */
export async function readNotificationPreferences(deps: Deps, { userId }: Pick<Caller, 'userId'>) {
  const [rows, refused] = await Promise.all([
    deps.db
      .select({
        category: notificationPreferences.category,
        inApp: notificationPreferences.inApp,
        email: notificationPreferences.email,
      })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId)),
    deps.db
      .select({ list: mailRefusals.list })
      .from(mailRefusals)
      .innerJoin(users, eq(users.emailId, mailRefusals.emailId))
      .where(eq(users.userId, userId))
      .orderBy(mailRefusals.list),
  ]);
  return { preferences: completePreferences(rows), refusedLists: refused.map(({ list }) => list) };
}
