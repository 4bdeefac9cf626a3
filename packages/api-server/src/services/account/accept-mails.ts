import type { MailList } from '@plinth/domain/mails/mail-list';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';
import { readNotificationPreferences } from './read-notification-preferences.ts';

/** Sends the emails of a list to the caller's address again, as undoing the link in one of them does. */
export async function acceptMails(deps: Deps, caller: Caller, { list }: { list: MailList }) {
  const { userId } = notActing(caller);
  const own = deps.db.select({ emailId: users.emailId }).from(users).where(eq(users.userId, userId));
  await deps.db
    .delete(mailRefusals)
    .where(and(inArray(mailRefusals.emailId, own), eq(mailRefusals.list, list)));
  return readNotificationPreferences(deps, caller);
}
