import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/admissions.ts';
import { findDeal, refuseStep } from './find-deal.ts';

/**
 * Records that the terms of an open offer are accepted, in the caller's transaction. An earlier acceptance stays
 * unchanged.
 * @returns when they were accepted
 * @throws Refusal NOT_FOUND, CONFLICT without an open offer or for a version that is not in force
 */
export async function recordTerms(
  tx: Transaction,
  { dealId, version }: { dealId: string; version: string },
  now: Date,
): Promise<Date> {
  const { application, status } = await findDeal(tx, dealId, now, { lock: true });
  if (application.termsAcceptedAt) return application.termsAcceptedAt;
  if (status !== 'OFFER_SENT') throw refuseStep(status);
  if (version !== TERMS_VERSION)
    throw refuseStep(status, 'The terms have changed since then. Read the current version and accept that.');
  await tx
    .update(applications)
    .set({ termsVersion: version, termsAcceptedAt: now })
    .where(eq(applications.applicationId, application.applicationId));
  return now;
}
