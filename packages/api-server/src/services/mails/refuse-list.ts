import { NOTIFICATION_CATEGORIES } from '@plinth/domain/account/notification-category';
import type { MailList } from '@plinth/domain/mails/mail-list';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { isRefusalKey } from './mail-links.ts';

export type RefusalLink = { mailId: string; key: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Finds the address and the list of the mail that a link belongs to; null for an invalid link, or if the mail is gone.
 */
export async function findRefusable(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { mailId, key }: RefusalLink,
): Promise<{ emailId: string; list: MailList } | null> {
  if (!UUID.test(mailId) || !isRefusalKey(settings.PLINTH_SECRET, mailId, key)) return null;
  const [mail] = await db
    .select({ emailId: mails.to, list: mails.list })
    .from(mails)
    .where(eq(mails.mailId, mailId));
  return mail?.list ? { emailId: mail.emailId, list: mail.list } : null;
}

const ownerOf = (tx: Queryable, emailId: string) =>
  tx.select({ userId: users.userId }).from(users).where(eq(users.emailId, emailId));

/** Summaries of news follow the preferences of an account, in which they can be chosen one by one. */
async function mailNews(tx: Transaction, emailId: string, email: boolean, now: Date): Promise<boolean> {
  const [owner] = await ownerOf(tx, emailId);
  if (!owner) return false;
  await tx
    .insert(notificationPreferences)
    .values(
      NOTIFICATION_CATEGORIES.map((category) => ({
        userId: owner.userId,
        category,
        inApp: true,
        email,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.category],
      set: { email, updatedAt: now },
    });
  return true;
}

/**
 * Refuses the mails of a list for the address that one of them went to, or undoes that. A repeat changes nothing.
 * @returns the list, or null for a link that opens nothing
 */
export async function refuseList(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  link: RefusalLink,
  isRefused: boolean,
): Promise<MailList | null> {
  const found = await findRefusable(deps, link);
  if (!found) return null;
  const { emailId, list } = found;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (list === 'NEWS' && (await mailNews(tx, emailId, !isRefused, now))) return;
    if (isRefused)
      await tx.insert(mailRefusals).values({ emailId, list, refusedAt: now }).onConflictDoNothing();
    else
      await tx
        .delete(mailRefusals)
        .where(and(eq(mailRefusals.emailId, emailId), eq(mailRefusals.list, list)));
  });
  return list;
}
