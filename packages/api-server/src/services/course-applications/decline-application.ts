import { eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';

/**
 * Staff decline an application, or take back an offer that was not accepted. A repeat changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT once the offer was accepted
 */
export async function declineApplication(deps: Pick<Deps, 'db'>, applicationId: string) {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ application: applications, courseTitle: products.courseTitle })
      .from(applications)
      .innerJoin(products, eq(products.productId, applications.productId))
      .where(eq(applications.applicationId, applicationId))
      .for('update', { of: applications });
    if (!row) throw refuse('NOT_FOUND', 'There is no such application.');
    const { application, courseTitle } = row;
    if (application.status === 'CANCELLED') return { status: 'CANCELLED' as const };
    if (application.status !== 'APPLICATION_FILLED' && application.status !== 'OFFER_SENT')
      throw refuse('CONFLICT', `An application that is ${application.status} cannot be declined.`, {
        status: application.status,
      });
    await tx
      .update(applications)
      .set({ status: 'CANCELLED' })
      .where(eq(applications.applicationId, applicationId));
    await queueMail(tx, {
      to: application.emailId,
      template: 'application-declined',
      subject: `Your application: ${courseTitle}`,
      greeting: `Hello ${application.firstName},`,
      paragraphs: [
        `thank you for applying to ${courseTitle}. We cannot offer you a place this time.`,
        'You are welcome to apply to a later cohort or another course.',
      ],
      onceKey: `declined:${applicationId}`,
    });
    await tx
      .insert(auditEntries)
      .values({ action: 'decline-application', details: { applicationId, was: application.status } });
    return { status: 'CANCELLED' as const };
  });
}
