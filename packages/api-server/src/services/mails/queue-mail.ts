import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

/** A mail as a row of the outbox. */
export function draftMail(mail: Mail, now: Date) {
  return {
    mailId: uuidv7(),
    to: mail.to,
    // A line break in a name must never become a separate header.
    subject: mail.subject.replace(/[\r\n]+/g, ' ').slice(0, 200),
    template: mail.template,
    list: mail.list ?? null,
    ...renderMail(mail),
    onceKey: mail.onceKey ?? null,
    createdAt: now,
    nextTryAt: now,
  };
}

/** Adds a mail to the outbox. Call it in the transaction of the change it reports: both happen, or neither. */
export async function queueMail(tx: Queryable, now: Date, mail: Mail): Promise<void> {
  await tx.insert(mails).values(draftMail(mail, now)).onConflictDoNothing({ target: mails.onceKey });
}
