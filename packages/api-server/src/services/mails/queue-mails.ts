import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Mail } from './mail.ts';
import { draftMail } from './queue-mail.ts';

/** Adds many mails to the outbox in one statement, each as `queueMail` does. */
export async function queueMails(tx: Queryable, now: Date, many: readonly Mail[]): Promise<void> {
  if (many.length > 0)
    await tx
      .insert(mails)
      .values(many.map((mail) => draftMail(mail, now)))
      .onConflictDoNothing({ target: mails.onceKey });
}
