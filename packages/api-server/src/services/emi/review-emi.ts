import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import { EMI_DOCUMENTS, type EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { hasEmiComeBack } from '@plinth/domain/payments/emi-status';
import { and, eq, inArray } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { emiApplications, emiDocuments } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { keepPlanDiscount } from '../course-applications/keep-plan-discount.ts';
import { keepTimeToPay } from '../course-applications/keep-time-to-pay.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { loadOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { isPartPaid } from './record-disbursement.ts';

type StaffDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

async function lockForStaff(tx: Transaction, emiFormId: string) {
  // The order first, as by everyone who locks both: what comes back may change its price.
  await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      inArray(
        orders.orderId,
        tx
          .select({ orderId: emiApplications.orderId })
          .from(emiApplications)
          .where(eq(emiApplications.emiFormId, emiFormId)),
      ),
    )
    .for('update');
  // Read only then: an erasure that this waits for has changed the address too by then.
  const [locked] = await tx
    .select({ emiFormId: emiApplications.emiFormId })
    .from(emiApplications)
    .where(eq(emiApplications.emiFormId, emiFormId))
    .for('update');
  const [row] = await tx
    .select({
      application: emiApplications,
      orderId: orders.orderId,
      applicationId: orders.applicationId,
      orderStatus: orders.status,
      courseTitle: products.courseTitle,
      userId: users.userId,
      emailId: users.emailId,
    })
    .from(emiApplications)
    .innerJoin(orders, eq(orders.orderId, emiApplications.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .innerJoin(users, eq(users.userId, emiApplications.userId))
    .where(eq(emiApplications.emiFormId, emiFormId));
  if (!locked || !row) throw refuse('NOT_FOUND', 'EMI application not found.');
  return row;
}

/**
 * Leaves a payer whose application came back a week for the first payment, or to hand it in again, at the price for
 * which it was handed in: the deadlines stood still meanwhile, and may have passed. For an order without an offer
 * `expireOrders` waits as long.
 */
async function keepOrderOpen(
  tx: Transaction,
  { orderId, applicationId }: Awaited<ReturnType<typeof lockForStaff>>,
  now: Date,
): Promise<void> {
  const from = now.toISOString();
  await keepPlanDiscount(tx, orderId, from);
  if (applicationId) await keepTimeToPay(tx, applicationId, from);
}

/** Requires that an application is in review, as it was handed in when the caller saw it, if that is known. */
const requireInReview = (
  { status, submittedAt }: typeof emiApplications.$inferSelect,
  seen: string | undefined,
) => {
  if (status !== 'IN_REVIEW')
    throw refuse('CONFLICT', `An application that is ${status} cannot be decided.`, { status });
  if (seen !== undefined && submittedAt?.toISOString() !== seen)
    throw refuse('CONFLICT', 'This application was handed in again meanwhile. Check it again.', { status });
};

/** The remark to store: none about somebody who was erased, as nothing would ever erase it. */
const remarkAbout = ({ emailId }: { emailId: string }, remark: string) =>
  isClosedAddress(emailId) ? null : remark;

const mailOf = (row: Awaited<ReturnType<typeof lockForStaff>>, { settings }: StaffDeps) => ({
  to: row.emailId,
  subject: `Your EMI application: ${row.courseTitle}`,
  action: {
    label: 'See your payment plan',
    url: `${settings.PLINTH_ORIGIN}${paymentPlanPath(derivedToken(settings.PLINTH_SECRET, 'order', row.orderId))}`,
  },
  closing: 'Anyone with this link can see your order. Keep this email to yourself.',
});

/**
 * Approves an application that is in review, on behalf of staff; the applicant is notified once, a repeat changes
 * nothing.
 * @param seen when the application was handed in that staff saw
 * @throws Refusal NOT_FOUND, CONFLICT not in review, or handed in again since
 */
export async function approveEmi(deps: StaffDeps, act: StaffAct, emiFormId: string, seen?: string) {
  return deps.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, emiFormId);
    if (row.application.status === 'REVIEWED') return { status: 'REVIEWED' as const, emailId: row.emailId };
    requireInReview(row.application, seen);
    if (isOrderClosed(row.orderStatus))
      throw refuse('CONFLICT', `The order is ${row.orderStatus}: nothing is left for a partner to pay.`, {
        status: row.orderStatus,
      });
    await tx
      .update(emiApplications)
      .set({ status: 'REVIEWED', reviewedAt: deps.now(), remark: null })
      .where(eq(emiApplications.emiFormId, emiFormId));
    await queueMail(tx, deps.now(), {
      ...mailOf(row, deps),
      template: 'emi-approved',
      paragraphs: [
        'We have read your EMI application and it is complete. We are passing it on to the partner you chose, who decides on the loan and writes to you.',
      ],
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'approve-emi',
      subjectId: row.userId,
      details: { emiFormId },
      before: { status: row.application.status },
      after: { status: 'REVIEWED' },
    });
    return { status: 'REVIEWED' as const, emailId: row.emailId };
  });
}

/**
 * Sends an application back with a remark, on behalf of staff: it can be changed and handed in again. Named documents
 * must be replaced first. If its order is closed, it ends instead, and the applicant is told so.
 * @throws Refusal NOT_FOUND, CONFLICT not in review, or handed in again since `seen`
 */
export async function rejectEmi(
  deps: StaffDeps,
  act: StaffAct,
  {
    emiFormId,
    remark,
    documents,
    seen,
  }: {
    emiFormId: string;
    remark: string;
    documents: readonly EmiDocumentKind[];
    seen?: string | undefined;
  },
) {
  return deps.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, emiFormId);
    requireInReview(row.application, seen);
    const isClosed = isOrderClosed(row.orderStatus);
    const status = isClosed ? 'EXPIRED' : 'REJECTED';
    await tx
      .update(emiApplications)
      .set({ status, reviewedAt: deps.now(), remark: remarkAbout(row, remark) })
      .where(eq(emiApplications.emiFormId, emiFormId));
    if (documents.length > 0 && !isClosed)
      await tx
        .update(emiDocuments)
        .set({ isRefused: true })
        .where(and(eq(emiDocuments.emiFormId, emiFormId), inArray(emiDocuments.kind, [...documents])));
    if (!isClosed) await keepOrderOpen(tx, row, deps.now());
    const wanted = documents.map((kind) => EMI_DOCUMENTS[kind].name).join(', ');
    await queueMail(tx, deps.now(), {
      ...mailOf(row, deps),
      template: 'emi-rejected',
      paragraphs: [
        isClosed
          ? `Your order ${row.orderStatus === 'PAYMENT_COMPLETED' ? 'is paid in full' : 'has ended'}, so your EMI application ends here: nothing is left for a partner to pay.`
          : 'We cannot pass your EMI application on as it is. You can change it and hand it in again.',
        remark,
        ...(wanted && !isClosed ? [`Please upload again: ${wanted}.`] : []),
      ],
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'reject-emi',
      subjectId: row.userId,
      details: { emiFormId, remark, documents },
      before: { status: row.application.status },
      after: { status },
    });
    return { status, emailId: row.emailId };
  });
}

/**
 * Records on behalf of staff that the partner declined the loan of an approved application: the payment falls back to
 * the payer, who may choose another plan or hand in again; of an order that has ended, the application ends. A repeat
 * changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT not with the partner, or paid by it already
 */
export async function declineEmi(
  deps: StaffDeps,
  act: StaffAct,
  { emiFormId, remark }: { emiFormId: string; remark: string },
) {
  return deps.db.transaction(async (tx) => {
    const { userId, emailId, status, isNew } = await declineInTransaction(tx, deps, { emiFormId, remark });
    if (isNew)
      await recordAudit(tx, deps.now(), act, {
        action: 'decline-emi',
        subjectId: userId,
        details: { emiFormId, remark },
        before: { status: 'REVIEWED' },
        after: { status },
      });
    return { status, emailId };
  });
}

type EmiCameBack = 'REJECTED' | 'DECLINED' | 'EXPIRED';

/** The same in the caller's transaction, whoever reports it. @returns whether it was news */
export async function declineInTransaction(
  tx: Transaction,
  deps: StaffDeps,
  { emiFormId, remark }: { emiFormId: string; remark: string },
): Promise<{ userId: string; emailId: string; status: EmiCameBack; isNew: boolean }> {
  const row = await lockForStaff(tx, emiFormId);
  const { userId, emailId } = row;
  const { status } = row.application;
  if (hasEmiComeBack(status)) return { userId, emailId, status, isNew: false };
  if (status !== 'REVIEWED')
    throw refuse('CONFLICT', `An application that is ${status} is not with a partner.`, { status });
  if (row.orderStatus === 'PAYMENT_COMPLETED')
    throw refuse('CONFLICT', `The order is ${row.orderStatus}.`, { status: row.orderStatus });
  const [order] = await loadOrders(tx, eq(orders.orderId, row.orderId), 1);
  // The payer's own part may still be due then, so that the order is not complete.
  if (order && isPartPaid({ order }))
    throw refuse('CONFLICT', 'The partner has paid this loan.', { status: row.orderStatus });
  const isEnded = isOrderClosed(row.orderStatus);
  const after = isEnded ? 'EXPIRED' : 'DECLINED';
  await tx
    .update(emiApplications)
    .set({ status: after, reviewedAt: deps.now(), remark: remarkAbout(row, remark) })
    .where(eq(emiApplications.emiFormId, emiFormId));
  if (!isEnded) await keepOrderOpen(tx, row, deps.now());
  await queueMail(tx, deps.now(), {
    ...mailOf(row, deps),
    template: 'emi-declined',
    paragraphs: [
      `The EMI partner you chose has declined the loan. Nothing was paid by it${row.orderStatus === 'PAYMENT_ONGOING' ? ', and you keep your place' : ''}.`,
      remark,
      isEnded
        ? 'Your order has ended, so your EMI application ends here.'
        : 'You can pay this part yourself, choose another plan while nothing is paid, or change the application and hand it in again with another partner.',
    ],
  });
  return { userId, emailId, status: after, isNew: true };
}
