import { eq, inArray } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders } from '../orders/load-orders.ts';
import type { EmiApplication } from './find-emi.ts';
import { isPartPaid, partOf } from './record-disbursement.ts';

/** An approved application with what its partner has to pay, in minor units of INR. */
export type LoanAtPartner = Pick<EmiApplication, 'emiFormId' | 'responses'> & {
  firstName: string;
  lastName: string;
  courseTitle: string;
  amount: number;
};

const PAGE = 100;

/** Lists the newest approved applications whose part the partner has not paid. */
export async function listLoansAtPartner({ db }: Pick<Deps, 'db'>): Promise<LoanAtPartner[]> {
  const approved = db
    .select({ orderId: emiApplications.orderId })
    .from(emiApplications)
    .where(eq(emiApplications.status, 'REVIEWED'));
  const open = await loadOrders(db, inArray(orders.orderId, approved), PAGE);
  const applications = await db
    .select({
      orderId: emiApplications.orderId,
      emiFormId: emiApplications.emiFormId,
      responses: emiApplications.responses,
    })
    .from(emiApplications)
    .where(
      inArray(
        emiApplications.orderId,
        open.map(({ orderId }) => orderId),
      ),
    );
  return applications.flatMap(({ orderId, ...application }) => {
    const order = open.find((one) => one.orderId === orderId);
    const part = order && partOf({ order });
    if (!part || isPartPaid({ order })) return [];
    const { firstName, lastName, courseTitle } = order;
    return [{ ...application, firstName, lastName, courseTitle, amount: part.amount }];
  });
}
