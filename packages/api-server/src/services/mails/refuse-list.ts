import type { MailList } from '@plinth/domain/mails/mail-list';
import { and, eq } from 'drizzle-orm';
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

/**
 * Refuses the mails of a list for the address that one of them went to, or undoes that. A repeat changes nothing, and the
 * categories of the account settings stay as they were chosen.
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
  if (isRefused)
    await deps.db.insert(mailRefusals).values({ emailId, list, refusedAt: deps.now() }).onConflictDoNothing();
  else
    await deps.db
      .delete(mailRefusals)
      .where(and(eq(mailRefusals.emailId, emailId), eq(mailRefusals.list, list)));
  return list;
}
