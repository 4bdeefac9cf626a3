import { desc, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { selectDeals, statusOfDeal } from './find-deal.ts';

const MOST = 50;

/**
 * Lists the applications of an address, latest first: product, title and status for anyone; the dealIds only for the
 * signed-in owner with a verified address.
 */
export async function listOwnApplications(deps: Deps, emailId: string, caller: Caller | null) {
  const isOwner = caller?.isEmailVerified === true && caller.emailId === emailId;
  const rows = await selectDeals(deps.db)
    .where(eq(applications.emailId, emailId))
    .orderBy(desc(applications.createdAt), desc(applications.applicationId))
    .limit(MOST);
  return {
    applications: rows.map(({ application: { applicationId, productId, status }, ...row }) => ({
      productId,
      courseTitle: row.courseTitle,
      status: statusOfDeal({ ...row, status }, deps.now()),
      ...(isOwner ? { dealId: derivedToken(deps.settings.PLINTH_SECRET, 'deal', applicationId) } : {}),
    })),
  };
}
