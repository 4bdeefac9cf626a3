import { and, asc, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { pagesOf } from '../../db/pages-of.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';

/** How long the text of a mail is kept once it is sent, given up or withheld. */
const TEXT_DAYS = 90;
const BATCH = 500;

/**
 * Empties the text of old mails, which says much about people and may grant access. What was sent to whom and when
 * stays, and so do the keys that keep a mail from being sent twice.
 * @returns how many
 */
export async function emptyOldMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - TEXT_DAYS * 86_400_000);
  const isOld = and(
    ne(mails.status, 'PENDING'),
    lt(mails.createdAt, before),
    lt(sql`coalesce(${mails.sentAt}, ${mails.nextTryAt})`, sql.param(before, mails.sentAt)),
    ne(mails.text, ''),
  );
  const pages = pagesOf(
    (after) =>
      db
        .select({ mailId: mails.mailId })
        .from(mails)
        .where(and(isOld, gt(mails.mailId, after)))
        .orderBy(asc(mails.mailId))
        .limit(BATCH),
    ({ mailId }) => mailId,
  );
  let emptied = 0;
  for await (const page of pages) {
    const ids = page.map(({ mailId }) => mailId);
    const { rowCount } = await db.update(mails).set({ text: '', html: '' }).where(inArray(mails.mailId, ids));
    emptied += rowCount ?? 0;
  }
  return emptied;
}
