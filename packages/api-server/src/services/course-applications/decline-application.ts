import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withholdOfferMails } from '../notifications/withhold-offer-mails.ts';
import { findApplication, lockApplication } from '../office-applications/lock-application.ts';
import { refuse } from '../refusal.ts';

type Found = Awaited<ReturnType<typeof findApplication>>;

/** The text of the mail: applicants with an offer learn that it is withdrawn, others that no place can be offered. */
const declinedMail = ({ application: { firstName, status }, courseTitle }: Found) => ({
  subject: `Your application: ${courseTitle}`,
  greeting: `Hello ${firstName},`,
  paragraphs: [
    status === 'OFFER_SENT'
      ? `Thank you for applying to ${courseTitle}. We have to withdraw the offer that we sent you; it can no longer be accepted.`
      : `Thank you for applying to ${courseTitle}. We cannot offer you a place this time.`,
    'You are welcome to apply to a later cohort or another course.',
  ],
});

/** When the open offer was sent that a decline would withdraw; null if there is none. */
const openOfferOf = ({ application: { status, offerSentAt } }: Found): string | null =>
  status === 'OFFER_SENT' ? (offerSentAt?.toISOString() ?? null) : null;

function assertOpen({ application: { status } }: Found): void {
  if (status !== 'APPLICATION_FILLED' && status !== 'OFFER_SENT')
    throw refuse('CONFLICT', `An application that is ${status} cannot be declined.`, { status });
}

/** Returns the mail that declining would send, and the open offer it withdraws; writes nothing. @throws Refusal NOT_FOUND, CONFLICT */
export async function previewDecline({ db }: Pick<Deps, 'db'>, applicationId: string) {
  const found = await findApplication(db, applicationId);
  assertOpen(found);
  const { subject, greeting, paragraphs } = declinedMail(found);
  return {
    mail: { to: found.application.emailId, subject, paragraphs: [greeting, ...paragraphs] },
    seen: openOfferOf(found),
  };
}

/**
 * Declines an application on behalf of staff, or withdraws an offer that was not accepted. A repeat changes nothing.
 * @param seen when the open offer was sent that the caller saw, null if they saw none; undefined declines either
 * @throws Refusal NOT_FOUND, CONFLICT once the offer was accepted, or when another offer is open than was seen
 */
export async function declineApplication(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  applicationId: string,
  seen?: string | null,
) {
  return deps.db.transaction(async (tx) => {
    const found = await lockApplication(tx, applicationId);
    const { status, emailId } = found.application;
    if (status === 'CANCELLED') return { status };
    assertOpen(found);
    if (seen !== undefined && seen !== openOfferOf(found))
      throw refuse('CONFLICT', 'The offer was changed in the meantime. Read the email again.', { status });
    await tx
      .update(applications)
      .set({ status: 'CANCELLED' })
      .where(eq(applications.applicationId, applicationId));
    await withholdOfferMails(tx, { applicationId, emailId });
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'application-declined',
      ...declinedMail(found),
      onceKey: `declined:${applicationId}`,
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'decline-application',
      details: { applicationId, emailId },
      before: { status },
      after: { status: 'CANCELLED' },
    });
    return { status: 'CANCELLED' as const };
  });
}
