import { offerStatusAt } from '@plinth/domain/orders/offer-deadlines';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { applications, deadlines, orders } from '../../db/schema/admissions.ts';
import { cohorts, products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { courseStart } from '../cohorts/course-start.ts';
import type { LoadedOrder } from '../orders/load-orders.ts';
import { statusOf } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';

type DealFacts = {
  status: OrderStatus;
  orderStatus: OrderStatus | null;
  acceptanceDeadline: Date | null;
  paymentDeadline: Date | null;
  emiStatus: LoadedOrder['emiStatus'];
};

/**
 * The status of an application at a moment: that of its order once there is one. What was not accepted or paid by its
 * last day counts as expired; that day stands still while the EMI partner has the application.
 */
export function statusOfDeal(row: DealFacts, now: Date): OrderStatus {
  const { status, orderStatus, acceptanceDeadline, paymentDeadline } = row;
  return orderStatus
    ? statusOf({ ...row, status: orderStatus, paymentDeadline: paymentDeadline?.toISOString() ?? null }, now)
    : offerStatusAt(status, acceptanceDeadline?.toISOString() ?? null, now.toISOString());
}

const paymentDeadlines = alias(deadlines, 'payment_deadlines');

/**
 * Selects applications with their course, their order, its cohort, or the planned one before that, and the last days to
 * accept and to pay; the caller adds the filter.
 */
export function selectDeals(db: Queryable) {
  const starts = courseStart(db, cohorts.cohortId).as('starts');
  return db
    .select({
      application: applications,
      courseTitle: products.courseTitle,
      batchNumber: cohorts.batchNumber,
      cohortStart: starts.time,
      orderId: orders.orderId,
      orderStatus: orders.status,
      acceptanceDeadline: deadlines.date,
      paymentDeadline: paymentDeadlines.date,
      emiStatus: emiApplications.status,
    })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .leftJoin(orders, eq(orders.applicationId, applications.applicationId))
    .leftJoin(cohorts, eq(cohorts.cohortId, sql`coalesce(${orders.cohortId}, ${applications.cohortId})`))
    .leftJoinLateral(starts, sql`true`)
    .leftJoin(
      deadlines,
      and(
        eq(deadlines.applicationId, applications.applicationId),
        eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
      ),
    )
    .leftJoin(
      paymentDeadlines,
      and(
        eq(paymentDeadlines.applicationId, applications.applicationId),
        eq(paymentDeadlines.deadlineType, 'PAYMENT'),
      ),
    )
    .leftJoin(emiApplications, eq(emiApplications.orderId, orders.orderId));
}

/**
 * Finds an application by the token in its mail, with its order and its status at `now`. `lock` locks the application
 * for the transaction.
 * @throws Refusal NOT_FOUND
 */
export async function findDeal(db: Queryable, dealId: string, now: Date, { lock = false } = {}) {
  // The joined rows must be read after the lock was granted, not as they were when the call arrived.
  if (lock)
    await db
      .select({ applicationId: applications.applicationId })
      .from(applications)
      .where(eq(applications.dealTokenHash, hashToken(dealId)))
      .for('update');
  const [row] = await selectDeals(db).where(eq(applications.dealTokenHash, hashToken(dealId)));
  if (!row) throw refuse('NOT_FOUND', 'We do not recognise this application. Open the link in our email.');
  return { ...row, status: statusOfDeal({ ...row, status: row.application.status }, now) };
}

export type Deal = Awaited<ReturnType<typeof findDeal>>;

const WHY: Partial<Record<OrderStatus, string>> = {
  APPLICATION_FILLED: 'There is no offer yet.',
  PLAN_CREATED: 'The offer has already been accepted.',
  PAYMENT_ONGOING: 'The offer has already been accepted.',
  PAYMENT_COMPLETED: 'The course is already paid.',
  EXPIRED: 'The offer has expired.',
  CANCELLED: 'This application was closed.',
};

/** The refusal of a step out of order: 409 with the present status. */
export const refuseStep = (status: OrderStatus, details = WHY[status] ?? 'This step is not possible now.') =>
  refuse('CONFLICT', details, { details, status });
