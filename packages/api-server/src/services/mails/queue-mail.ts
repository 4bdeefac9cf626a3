import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

/**
 * The statement that puts a mail into the outbox, to stand as one part of a larger one.
 * @param source whence the one row comes, such as `from made where is_new`; a mail for each of its rows
 */
export function insertMail(mail: Mail, source: SQL = sql``): SQL {
  const { text, html } = renderMail(mail);
  // A line break in a name must never become a header of its own.
  const subject = mail.subject.replace(/[\r\n]+/g, ' ').slice(0, 200);
  return sql`insert into mails (mail_id, "to", subject, template, text, html, once_key)
    select ${uuidv7()}::uuid, ${mail.to}::text, ${subject}::text, ${mail.template}::text, ${text}::text, ${html}::text,
      ${mail.onceKey ?? null}::text ${source}
    on conflict (once_key) do nothing`;
}

/** Puts a mail into the outbox. Call it in the transaction of what it tells about: both happen, or neither. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  await tx.execute(insertMail(mail));
}
