import { offerTerms } from '@plinth/domain/course-applications/offer-terms';
import { formatMoney } from '@plinth/domain/money/format-money';
import { eq } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { courseFacts } from '../public-courses/course-facts.ts';
import { refuse } from '../refusal.ts';
import { announceOffer, offerColumns } from './put-offer.ts';

const ACCEPTANCE_DAYS_MAX = 90;

/**
 * Staff send an offer: list price, the waiver and the days to accept in as given, else as the rule says. Leaves an
 * audit row.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT when there is an offer already or no price
 */
export async function sendOffer(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  {
    applicationId,
    scholarship,
    acceptanceDays,
  }: { applicationId: string; scholarship?: number | undefined; acceptanceDays?: number | undefined },
) {
  const now = deps.now();
  if (
    acceptanceDays !== undefined &&
    !(Number.isInteger(acceptanceDays) && acceptanceDays >= 1 && acceptanceDays <= ACCEPTANCE_DAYS_MAX)
  )
    throw refuse('BAD_REQUEST', `The deadline is a number of days from 1 to ${ACCEPTANCE_DAYS_MAX}.`);
  return deps.db.transaction(async (tx) => {
    const [application] = await tx
      .select()
      .from(applications)
      .where(eq(applications.applicationId, applicationId))
      .for('update');
    if (!application) throw refuse('NOT_FOUND', 'There is no such application.');
    if (application.status !== 'APPLICATION_FILLED')
      throw refuse(
        'CONFLICT',
        `An offer is sent to an application that is filled; this one is ${application.status}.`,
        {
          status: application.status,
        },
      );
    const [course] = await courseFacts(tx, [application.productId], now);
    if (!course?.isOnSale || course.price === null)
      throw refuse('CONFLICT', `${application.productId} has no price in ${application.currency}.`, {
        status: application.status,
      });
    if (
      scholarship !== undefined &&
      !(Number.isSafeInteger(scholarship) && scholarship >= 0 && scholarship <= course.price)
    )
      throw refuse(
        'BAD_REQUEST',
        `The scholarship lies between 0 and ${formatMoney({ amount: course.price, currency: course.currency })}.`,
      );
    const terms = offerTerms({
      listPrice: course.price,
      source: application.source,
      now: now.toISOString(),
      scholarship,
      acceptanceDays,
    });
    await tx
      .update(applications)
      .set({ ...offerColumns(terms, now), cohortId: course.nextCohortId ?? application.cohortId })
      .where(eq(applications.applicationId, applicationId));
    const dealId = derivedToken(deps.settings.PLINTH_SECRET, 'deal', applicationId);
    await announceOffer(
      tx,
      { ...application, dealId, courseTitle: course.courseTitle },
      terms,
      deps.settings.PLINTH_ORIGIN,
    );
    await tx
      .insert(auditEntries)
      .values({ action: 'send-offer', details: { applicationId, scholarship: terms.scholarship } });
    return { ...terms, currency: application.currency, emailId: application.emailId };
  });
}
