import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

/** Puts a mail into the outbox. Call it in the transaction of what it tells about: both happen, or neither. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  const { text, html } = renderMail(mail);
  await tx
    .insert(mails)
    .values({
      to: mail.to,
      // A line break in a name must never become a header of its own.
      subject: mail.subject.replace(/[\r\n]+/g, ' ').slice(0, 200),
      template: mail.template,
      text,
      html,
      onceKey: mail.onceKey ?? null,
    })
    .onConflictDoNothing({ target: mails.onceKey });
}
