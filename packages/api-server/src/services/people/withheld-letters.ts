import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mailRefusals, mailStops } from '../../db/schema/mails.ts';

const STOPPED = {
  BOUNCE: 'Emails to this address came back: nothing is sent there.',
  COMPLAINT: 'An email to this address was marked as unwanted: no letter goes there.',
} as const;
const REFUSED = 'Wants no letters from the school.';

/** Finds the addresses to which no letter is sent, by the conditions of sending, each with the reason for staff. */
export async function findWithheldLetters(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const refusals = await db
    .select({ emailId: mailRefusals.emailId })
    .from(mailRefusals)
    .where(and(inArray(mailRefusals.emailId, [...addresses]), eq(mailRefusals.list, 'LETTERS')));
  const stops = await db
    .select({ emailId: mailStops.emailId, kind: mailStops.kind })
    .from(mailStops)
    .where(and(inArray(mailStops.emailId, [...addresses]), isNull(mailStops.liftedAt)));
  return new Map([
    ...refusals.map(({ emailId }): [string, string] => [emailId, REFUSED]),
    ...stops.map(({ emailId, kind }): [string, string] => [emailId, STOPPED[kind]]),
  ]);
}
