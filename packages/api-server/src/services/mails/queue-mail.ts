import type { Queryable } from '../../db/database.ts';
import type { Mail } from './mail.ts';
import { queueMails } from './queue-mails.ts';

/** Adds a mail to the outbox, as `queueMails` does. */
export const queueMail = (tx: Queryable, now: Date, mail: Mail): Promise<void> => queueMails(tx, now, [mail]);
