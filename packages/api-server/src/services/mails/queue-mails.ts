import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { draftMail } from './draft-mail.ts';
import type { Mail } from './mail.ts';

/**
 * Adds mails to the outbox in one statement. Call it in the transaction of the change they report: both happen, or
 * neither. None is queued for somebody who was erased, whose words would only be kept with it.
 */
export async function queueMails(tx: Queryable, now: Date, many: readonly Mail[]): Promise<void> {
  const read = many.filter(({ to }) => !isClosedAddress(to));
  if (read.length > 0)
    await tx
      .insert(mails)
      .values(read.map((mail) => draftMail(mail, now)))
      .onConflictDoNothing({ target: mails.onceKey });
}
