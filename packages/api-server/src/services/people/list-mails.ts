import type { MailStop } from '@plinth/domain/mails/mail-stop';
import type { PersonMail } from '@plinth/domain/people/person-sections';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { isoOf, type PersonPage, pageOf } from './page-of.ts';
import { readAddress } from './read-address.ts';

/** Which mails went to the address of a person, the latest first: what they say may open something and is not told. */
export async function listMails(
  { db }: Pick<Deps, 'db'>,
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
  return {
    mails: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), sentAt: isoOf(row.sentAt) })),
    total,
    stop,
  };
}
