import { DEADLINE_TYPES } from '@plinth/domain/orders/deadline-type';
import { isExtendable } from '@plinth/domain/orders/offer-deadlines';
import { and, asc, eq } from 'drizzle-orm';
import { deadlines, orders } from '../../db/schema/admissions.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders } from '../orders/load-orders.ts';
import { receiptOfOrder } from '../orders/receipt-of-order.ts';
import { findDeal } from './find-deal.ts';

/** Returns an application as its applicant sees it. @throws Refusal NOT_FOUND */
export async function readApplication(deps: Deps, dealId: string) {
  const now = deps.now();
  const deal = await findDeal(deps.db, dealId, now);
  const { application, courseTitle, batchNumber, cohortStart, status, orderId } = deal;
  const { applicationId } = application;
  const [rows, asked, [order]] = await Promise.all([
    deps.db.select().from(deadlines).where(eq(deadlines.applicationId, applicationId)),
    deps.db
      .select()
      .from(applicationNotes)
      .where(and(eq(applicationNotes.applicationId, applicationId), eq(applicationNotes.kind, 'QUESTION')))
      .orderBy(asc(applicationNotes.createdAt)),
    orderId === null ? [] : loadOrders(deps.db, eq(orders.orderId, orderId), 1),
  ]);
  const dates = DEADLINE_TYPES.flatMap((deadlineType) => {
    const row = rows.find((candidate) => candidate.deadlineType === deadlineType);
    if (!row) return [];
    const date = row.date.toISOString();
    const extendedAt = row.extendedAt?.toISOString() ?? null;
    return [
      {
        deadlineType,
        date,
        isExtendable: isExtendable({ deadlineType, date, extendedAt }, status, now.toISOString()),
      },
    ];
  });
  return {
    application: {
      dealId,
      status,
      productId: application.productId,
      courseTitle,
      cohort: batchNumber && cohortStart ? { batchNumber, startDate: cohortStart.toISOString() } : null,
      firstName: application.firstName,
      formData: application.formData,
      offer:
        application.amount === null
          ? null
          : {
              amount: application.amount,
              currency: application.currency,
              scholarship: application.scholarship,
              planDiscount: application.planDiscount,
              planDiscountDeadLine:
                dates.find(({ deadlineType }) => deadlineType === 'PLAN_DISCOUNT')?.date ?? null,
              sentAt: application.offerSentAt?.toISOString() ?? null,
              deadlines: dates,
            },
      hasAcceptedTerms: application.termsAcceptedAt !== null,
      place: (order && receiptOfOrder(order, now)?.place) ?? null,
      questions: asked.map(({ noteId, text, createdAt, answer, answeredAt }) => ({
        questionId: noteId,
        text,
        askedAt: createdAt.toISOString(),
        answer,
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    },
  };
}
