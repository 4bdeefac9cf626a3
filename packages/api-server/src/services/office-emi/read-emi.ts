import type { OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { readEmiForStaff } from '../emi/read-emi-for-staff.ts';
import { isPartPaid, partOf } from '../emi/record-disbursement.ts';
import { loadOrders } from '../orders/load-orders.ts';

/**
 * Returns one EMI application with its answers and documents, and what the partner has to pay. @throws Refusal
 * NOT_FOUND
 */
export async function readEmi(
  deps: Pick<Deps, 'db' | 'settings'>,
  { emiFormId }: { emiFormId: string },
): Promise<{ application: OfficeEmiDetail }> {
  const { application, order, courseTitle, answers, documents } = await readEmiForStaff(deps, emiFormId);
  const [loaded] = await loadOrders(deps.db, eq(orders.orderId, order.orderId), 1);
  const part = loaded && partOf({ order: loaded });
  return {
    application: {
      emiFormId,
      orderId: order.orderId,
      status: application.status,
      submittedAt: application.submittedAt?.toISOString() ?? null,
      name: `${order.firstName} ${order.lastName}`.trim(),
      emailId: order.emailId,
      courseTitle,
      productId: order.productId,
      planType: order.planType,
      remark: application.remark,
      loan: part
        ? {
            amount: part.amount,
            currency: order.currency,
            isPaid: isPartPaid({ order: loaded }),
          }
        : null,
      answers,
      documents: documents.map(({ kind, name, size, isRefused }) => ({ kind, name, size, isRefused })),
    },
  };
}
