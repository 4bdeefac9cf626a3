import type { MailStop } from '@plinth/domain/mails/mail-stop';
import { hideAmounts } from '@plinth/domain/money/hide-amounts';
import type { PersonMail } from '@plinth/domain/people/person-sections';
import { desc, eq } from 'drizzle-orm';
import { callerMay } from '../../api/caller-may.ts';
import type { Caller } from '../../api/context.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { isoOf, type PersonPage } from './person-page.ts';
import { readAddress } from './read-address.ts';

/**
 * Lists the mails sent to a person's address, latest first, without their text, which may grant access. Amounts in
 * subjects are shown only to staff who may see money.
 */
export async function listMails(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'staffRoles' | 'key'>,
  { userId, pageNo }: PersonPage,
): Promise<{ mails: PersonMail[]; total: number; stop: MailStop | null }> {
  const { emailId, stop } = await readAddress(db, userId);
  const where = eq(mails.to, emailId);
  const { limit, offset } = pageOf(pageNo);
  const [rows, total] = await Promise.all([
    db
      .select({
        mailId: mails.mailId,
        subject: mails.subject,
        status: mails.status,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(where)
      .orderBy(desc(mails.createdAt), desc(mails.mailId))
      .limit(limit)
      .offset(offset),
    db.$count(mails, where),
  ]);
  const seesMoney = callerMay(caller, 'money.read');
  return {
    mails: rows.map((row) => ({
      ...row,
      subject: seesMoney ? row.subject : hideAmounts(row.subject),
      createdAt: row.createdAt.toISOString(),
      sentAt: isoOf(row.sentAt),
    })),
    total,
    stop,
  };
}
