import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { provenAddresses } from '../../db/queries/account/proven-addresses.ts';
import { users } from '../../db/schema/accounts.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders } from '../orders/load-orders.ts';
import { receiptOfOrder } from '../orders/receipt-of-order.ts';
import { selectDeals, statusOfDeal } from './find-deal.ts';

const MOST = 50;

const isProven = async ({ db }: Pick<Deps, 'db'>, { userId }: Pick<Caller, 'userId'>, emailId: string) =>
  (await db.$count(users, and(eq(users.userId, userId), sql`${emailId} = any(${provenAddresses(userId)})`))) >
  0;

/**
 * Lists the applications of an address, latest first: product, title, status and place for anyone; the dealIds only for
 * its signed-in owner, whether it is the first verified address or that of a merged account.
 */
export async function listOwnApplications(deps: Deps, emailId: string, caller: Caller | null) {
  const isOwner = caller !== null && (await isProven(deps, caller, emailId));
  const rows = await selectDeals(deps.db)
    .where(eq(applications.emailId, emailId))
    .orderBy(desc(applications.createdAt), desc(applications.applicationId))
    .limit(MOST);
  const now = deps.now();
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const ordered =
    orderIds.length > 0 ? await loadOrders(deps.db, inArray(orders.orderId, orderIds), MOST) : [];
  const places = new Map(ordered.map((order) => [order.orderId, receiptOfOrder(order, now)?.place]));
  return {
    applications: rows.map(({ application: { applicationId, productId, status }, ...row }) => ({
      productId,
      courseTitle: row.courseTitle,
      status: statusOfDeal({ ...row, status }, now),
      place: (row.orderId && places.get(row.orderId)) || null,
      ...(isOwner ? { dealId: derivedToken(deps.settings.PLINTH_SECRET, 'deal', applicationId) } : {}),
    })),
  };
}
