import { mailStops } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { type Delivery, readMailReports } from '../../gateways/mail/read-mail-reports.ts';

/**
 * Processes the reports of the mail provider. An event counts once, even after staff have lifted the stop it caused.
 * @throws Refusal FORBIDDEN for a bad signature, BAD_REQUEST for what is no report, NOT_FOUND where none are accepted
 */
export async function receiveReports(
  deps: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>,
  delivery: Delivery,
): Promise<{ received: true }> {
  const reports = readMailReports(deps, delivery);
  const createdAt = deps.now();
  const rows = reports.map((report) => ({ ...report, createdAt }));
  if (rows.length > 0) await deps.db.insert(mailStops).values(rows).onConflictDoNothing();
  return { received: true };
}
