import type { MailStop } from '@plinth/domain/mails/mail-stop';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailStops } from '../../db/schema/mails.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the address of a person with an account, and why mails do not go there, as last reported; null if nothing
 * prevents them. @throws Refusal NOT_FOUND
 */
export async function readAddress(
  db: Queryable,
  userId: string,
): Promise<{ emailId: string; stop: MailStop | null }> {
  const [row] = await db
    .select({ emailId: users.emailId, kind: mailStops.kind, reason: mailStops.reason, at: mailStops.at })
    .from(users)
    .leftJoin(mailStops, and(eq(mailStops.emailId, users.emailId), isNull(mailStops.liftedAt)))
    .where(eq(users.userId, userId))
    .orderBy(desc(mailStops.at))
    .limit(1);
  if (!row) throw refuse('NOT_FOUND', 'There is no longer a person with this address.');
  const { emailId, kind, reason, at } = row;
  return { emailId, stop: kind && reason !== null && at ? { kind, reason, at: at.toISOString() } : null };
}
