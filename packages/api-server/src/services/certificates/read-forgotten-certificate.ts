import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { eq } from 'drizzle-orm';
import { forgottenCertificates } from '../../db/schema/certificates.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';

/**
 * Returns what can still be said of a certificate whose holder has left, in sentences for people and programs, or null
 * if no such certificate had this number.
 */
export async function readForgottenCertificate(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  number: string,
): Promise<string | null> {
  const [found] = await db
    .select({ revokedAt: forgottenCertificates.revokedAt })
    .from(forgottenCertificates)
    .where(eq(forgottenCertificates.number, number));
  if (!found) return null;
  const {
    facts: { name },
  } = await readSchoolFacts(db, settings);
  const revoked = found.revokedAt
    ? `It had been revoked on ${displayDate(found.revokedAt.toISOString(), DEFAULT_TIMEZONE)}.`
    : 'It was not revoked.';
  return `${name} has issued a certificate of this number. Its holder has left since, and with the account went all that ${name} could say of it. ${revoked}`;
}
