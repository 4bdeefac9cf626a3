import { and, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { applications, deadlines, orders } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { statusOfDeal } from './find-deal.ts';

const MOST = 50;

/**
 * The applications of an address, latest first: product, title and status for anyone; the dealIds too for the
 * signed-in owner of the address who has verified it (D-37).
 */
export async function listOwnApplications(deps: Deps, emailId: string, caller: Caller | null) {
  const isOwner = caller?.isEmailVerified === true && caller.emailId === emailId;
  const rows = await deps.db
    .select({
      applicationId: applications.applicationId,
      productId: applications.productId,
      courseTitle: products.courseTitle,
      status: applications.status,
      orderStatus: orders.status,
      acceptanceDeadline: deadlines.date,
    })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .leftJoin(orders, eq(orders.applicationId, applications.applicationId))
    .leftJoin(
      deadlines,
      and(
        eq(deadlines.applicationId, applications.applicationId),
        eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
      ),
    )
    .where(eq(applications.emailId, emailId))
    .orderBy(desc(applications.createdAt), desc(applications.applicationId))
    .limit(MOST);
  return {
    applications: rows.map((row) => ({
      productId: row.productId,
      courseTitle: row.courseTitle,
      status: statusOfDeal(row, deps.now()),
      ...(isOwner ? { dealId: derivedToken(deps.settings.PLINTH_SECRET, 'deal', row.applicationId) } : {}),
    })),
  };
}
