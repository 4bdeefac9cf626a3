import type { MailList } from '@plinth/domain/mails/mail-list';
import { isKeptBack } from '@plinth/domain/mails/mail-stop';
import { and, inArray, isNull } from 'drizzle-orm';
import { mailRefusals, mailStops } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';

type Due = { mailId: string; to: string; list: MailList | null };

/**
 * Which mails are not to go out: to an address that the provider has reported, or of a list that its owner refuses. Asked
 * as they are sent, so that a wish counts for what waits already.
 */
export async function findKeptBack(
  { db }: Pick<Deps, 'db'>,
  due: readonly Due[],
): Promise<Map<string, 'STOPPED' | 'REFUSED'>> {
  const addresses = [...new Set(due.map(({ to }) => to))];
  const [stops, refusals] = await Promise.all([
    db
      .select({ emailId: mailStops.emailId, kind: mailStops.kind })
      .from(mailStops)
      .where(and(inArray(mailStops.emailId, addresses), isNull(mailStops.liftedAt))),
    db.select().from(mailRefusals).where(inArray(mailRefusals.emailId, addresses)),
  ]);
  const found = new Map<string, 'STOPPED' | 'REFUSED'>();
  for (const { mailId, to, list } of due) {
    if (stops.some(({ emailId, kind }) => emailId === to && isKeptBack(kind, list !== null)))
      found.set(mailId, 'STOPPED');
    else if (refusals.some((refusal) => refusal.emailId === to && refusal.list === list))
      found.set(mailId, 'REFUSED');
  }
  return found;
}
