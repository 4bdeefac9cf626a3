import { uuidv7 } from 'uuidv7';
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
