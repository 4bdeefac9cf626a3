import { and, eq } from 'drizzle-orm';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { withholdOfferMails } from '../notifications/withhold-offer-mails.ts';
import { refuse } from '../refusal.ts';
import { keepTimeToPay } from './keep-time-to-pay.ts';

/**
 * Moves the deadline to accept an open offer, either way, on behalf of staff; a moment in the past ends the offer. The
 * applicant keeps their one extension, and a week to pay after it. A repeat changes nothing. Leaves an audit row.
 * @param seen the deadline that was shown; undefined moves whichever there is
 * @throws Refusal NOT_FOUND, CONFLICT when no offer is open, or its deadline is another than was seen
 */
export async function moveAcceptance(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  applicationId: string,
  until: Date,
  seen?: string | null,
) {
  return deps.db.transaction(async (tx) => {
    const [application] = await tx
      .select({ status: applications.status, emailId: applications.emailId })
      .from(applications)
      .where(eq(applications.applicationId, applicationId))
      .for('update');
    if (!application) throw refuse('NOT_FOUND', 'Application not found.');
    const { status, emailId } = application;
    if (status !== 'OFFER_SENT')
      throw refuse('CONFLICT', `The last day belongs to an open offer; this one is ${status}.`, { status });
    const toAccept = and(
      eq(deadlines.applicationId, applicationId),
      eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
    );
    const [deadline] = await tx.select({ date: deadlines.date }).from(deadlines).where(toAccept);
    const present = deadline?.date.toISOString() ?? null;
    if (present === until.toISOString()) return { emailId };
    if (seen !== undefined && seen !== present)
      throw refuse('CONFLICT', 'The last day was moved in the meantime. Check it again.', { status });
    await tx.update(deadlines).set({ date: until }).where(toAccept);
    await keepTimeToPay(tx, applicationId, until.toISOString());
    await withholdOfferMails(tx, { applicationId, emailId });
    await recordAudit(tx, deps.now(), act, {
      action: 'move-acceptance',
      details: { applicationId, emailId },
      after: { until: until.toISOString() },
    });
    return { emailId };
  });
}
