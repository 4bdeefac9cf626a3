import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { findDeal, refuseStep } from './find-deal.ts';

/**
 * Accepts the terms of an open offer. An earlier acceptance stays unchanged, and a repeat gets the same answer.
 * @throws Refusal NOT_FOUND, CONFLICT without an open offer or for a version that is not in force
 */
export async function acceptTerms(deps: Deps, { dealId, version }: { dealId: string; version: string }) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { application, status } = await findDeal(tx, dealId, now, { lock: true });
    if (application.termsAcceptedAt)
      return { hasAcceptedTerms: true as const, acceptedAt: application.termsAcceptedAt.toISOString() };
    if (status !== 'OFFER_SENT') throw refuseStep(status);
    if (version !== TERMS_VERSION)
      throw refuseStep(
        status,
        'The terms have changed since then. Read the current version and accept that.',
      );
    await tx
      .update(applications)
      .set({ termsVersion: version, termsAcceptedAt: now })
      .where(eq(applications.applicationId, application.applicationId));
    return { hasAcceptedTerms: true as const, acceptedAt: now.toISOString() };
  });
}
