import type { MailList } from '@plinth/domain/mails/mail-list';
import { isKeptBack } from '@plinth/domain/mails/mail-stop';
import { and, inArray, isNull } from 'drizzle-orm';
import { mailRefusals, mailStops } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { findOvertakenReminders } from '../payments/find-overtaken-reminders.ts';
import { findPassed } from './find-passed.ts';

type Due = { mailId: string; to: string; list: MailList | null; onceKey: string | null };

/**
 * Finds the mails that must not go out: to an address that the provider has reported, of a list that the recipient
 * refuses, about a moment that has passed, about an instalment of which something else holds now, or to somebody who was
 * erased. Checked on sending, so that a preference also applies to mails already waiting.
 */
export async function findWithheldMails(
  deps: Pick<Deps, 'db' | 'now'>,
  due: readonly Due[],
): Promise<Map<string, 'STOPPED' | 'REFUSED' | 'OVERTAKEN'>> {
  const { db } = deps;
  const addresses = [...new Set(due.map(({ to }) => to))];
  const [stops, refusals, passed, overtaken] = await Promise.all([
    db
      .select({ emailId: mailStops.emailId, kind: mailStops.kind })
      .from(mailStops)
      .where(and(inArray(mailStops.emailId, addresses), isNull(mailStops.liftedAt))),
    db.select().from(mailRefusals).where(inArray(mailRefusals.emailId, addresses)),
    findPassed(deps, due),
    findOvertakenReminders(deps, due),
  ]);
  const found = new Map<string, 'STOPPED' | 'REFUSED' | 'OVERTAKEN'>();
  for (const { mailId, to, list, onceKey } of due) {
    if ((onceKey && overtaken.has(onceKey)) || isClosedAddress(to)) found.set(mailId, 'OVERTAKEN');
    else if (
      (onceKey && passed.has(onceKey)) ||
      stops.some(({ emailId, kind }) => emailId === to && isKeptBack(kind, list !== null))
    )
      found.set(mailId, 'STOPPED');
    else if (refusals.some((refusal) => refusal.emailId === to && refusal.list === list))
      found.set(mailId, 'REFUSED');
  }
  return found;
}
