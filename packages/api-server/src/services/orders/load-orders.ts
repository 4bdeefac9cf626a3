import type { PayersPlace } from '@plinth/domain/orders/payment-standing';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../api/context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { jsonList } from '../../db/json-list.ts';
import { provenAddresses } from '../../db/queries/account/proven-addresses.ts';
import { startsAt } from '../../db/queries/cohorts/starts-at.ts';
import { instant, nullable } from '../../db/queries/kinds.ts';
import { otherOrders } from '../../db/queries/orders/other-orders.ts';
import {
  applications,
  deadlines,
  orderCards,
  orderInstalments,
  orders,
  payments,
} from '../../db/schema/admissions.ts';
import { cohorts, enrolments, products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { paymentBlocks } from '../../db/schema/money.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { canSignIn } from '../auth/can-sign-in.ts';

type Payment = typeof payments.$inferSelect;

/** One payment attempt; instants ISO 8601 UTC. */
export type PaymentAttempt = Pick<
  Payment,
  | 'paymentId'
  | 'seq'
  | 'method'
  | 'provider'
  | 'providerRef'
  | 'status'
  | 'amount'
  | 'currency'
  | 'failureReason'
  | 'checkoutUrl'
  | 'isAutomatic'
  | 'keepsCard'
  | 'invoiceNumber'
> & { createdAt: string; paidAt: string | null; resolvedAt: string | null };

/** One payment of the chosen plan; dueDate ISO 8601 UTC, extendedAt null until the payer moved it. */
export type LoadedInstalment = Pick<
  typeof orderInstalments.$inferSelect,
  'seq' | 'paymentType' | 'label' | 'amount'
> & { dueDate: string; extendedAt: string | null };

/** The payer's place in the order's cohort. */
type LoadedPlace = PayersPlace & { enrolmentId: string; pausedAt: Date | null };

type LoadedCard = { cardId: string; brand: string; last4: string; expMonth: number; expYear: number };

/** A refund of an order's payment, unless it failed; settledAt ISO 8601 UTC once it has left. */
type LoadedRefund = Pick<typeof refunds.$inferSelect, 'refundId' | 'paymentId' | 'amount' | 'status'> & {
  settledAt: string | null;
};

/**
 * An order with everything its screens and rules need; attempts and refunds oldest first, cards with the selected one
 * first.
 */
export type LoadedOrder = typeof orders.$inferSelect & {
  courseTitle: string;
  paymentDeadline: string | null;
  instalments: LoadedInstalment[];
  attempts: PaymentAttempt[];
  refunds: LoadedRefund[];
  cards: LoadedCard[];
  /** When the selected card was selected; null without one. */
  cardSelectedAt: string | null;
  /** The state of the application to an EMI partner; null before it is opened. */
  emiStatus: typeof emiApplications.$inferSelect.status | null;
  /** Null until the first payment. */
  place: LoadedPlace | null;
  /** Null for an order without a cohort. */
  cohort:
    | (Pick<typeof cohorts.$inferSelect, 'batchNumber' | 'cohortGroup'> & { startsAt: Date | null })
    | null;
  /** The other orders of the payer that pay for the same place. */
  otherOrderIds: string[];
  /** Whether the order's account has a way to sign in. */
  canSignIn: boolean;
};

const instalments = jsonList(
  {
    seq: orderInstalments.seq,
    paymentType: orderInstalments.paymentType,
    label: orderInstalments.label,
    amount: orderInstalments.amount,
    dueDate: orderInstalments.dueDate,
    extendedAt: orderInstalments.extendedAt,
  },
  {
    from: orderInstalments,
    where: eq(orderInstalments.orderId, orders.orderId),
    orderBy: [orderInstalments.seq],
  },
);

const attempts = jsonList(
  {
    paymentId: payments.paymentId,
    seq: payments.seq,
    method: payments.method,
    provider: payments.provider,
    providerRef: payments.providerRef,
    status: payments.status,
    amount: payments.amount,
    currency: payments.currency,
    failureReason: payments.failureReason,
    checkoutUrl: payments.checkoutUrl,
    isAutomatic: payments.isAutomatic,
    keepsCard: payments.keepsCard,
    createdAt: payments.createdAt,
    paidAt: payments.paidAt,
    resolvedAt: payments.resolvedAt,
    invoiceNumber: payments.invoiceNumber,
  },
  {
    from: payments,
    where: eq(payments.orderId, orders.orderId),
    orderBy: [payments.createdAt, payments.paymentId],
  },
);

const cards = jsonList(
  {
    cardId: orderCards.cardId,
    brand: orderCards.brand,
    last4: orderCards.last4,
    expMonth: orderCards.expMonth,
    expYear: orderCards.expYear,
    selectedAt: orderCards.selectedAt,
  },
  { from: orderCards, where: eq(orderCards.orderId, orders.orderId), orderBy: [desc(orderCards.selectedAt)] },
);

const given = jsonList(
  {
    refundId: refunds.refundId,
    paymentId: refunds.paymentId,
    amount: refunds.amount,
    status: refunds.status,
    settledAt: refunds.settledAt,
  },
  {
    from: refunds,
    where: sql`${refunds.orderId} = ${orders.orderId} and ${refunds.status} <> 'FAILED'`,
    orderBy: [refunds.createdAt, refunds.refundId],
  },
);

/** Loads orders with their plan, payments and cards in one round trip, newest first. */
export async function loadOrders(db: Queryable, where: SQL | undefined, limit = 100): Promise<LoadedOrder[]> {
  const rows = await db
    .select({
      order: orders,
      courseTitle: products.courseTitle,
      paymentDeadline: deadlines.date,
      instalments,
      attempts,
      refunds: given,
      cards,
      emiStatus: emiApplications.status,
      place: {
        enrolmentId: enrolments.enrolmentId,
        state: enrolments.state,
        pausedAt: enrolments.pausedAt,
      },
      cohort: {
        batchNumber: cohorts.batchNumber,
        cohortGroup: cohorts.cohortGroup,
        startsAt: sql`${startsAt('cohorts')}`.mapWith(nullable(instant).read),
      },
      canSignIn: sql`${canSignIn(db, orders.userId)}`.mapWith(Boolean),
      otherOrderIds: otherOrders('orders') as SQL<string[]>,
      blockedFor: paymentBlocks.orderId,
    })
    .from(orders)
    .innerJoin(products, eq(products.productId, orders.productId))
    .leftJoin(
      deadlines,
      and(eq(deadlines.applicationId, orders.applicationId), eq(deadlines.deadlineType, 'PAYMENT')),
    )
    .leftJoin(emiApplications, eq(emiApplications.orderId, orders.orderId))
    .leftJoin(enrolments, and(eq(enrolments.userId, orders.userId), eq(enrolments.cohortId, orders.cohortId)))
    .leftJoin(cohorts, eq(cohorts.cohortId, orders.cohortId))
    .leftJoin(paymentBlocks, eq(paymentBlocks.enrolmentId, enrolments.enrolmentId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(limit);
  return rows.map(
    ({ order, paymentDeadline, instalments, attempts, refunds, cards, place, blockedFor, ...rest }) => ({
      ...order,
      ...rest,
      paymentDeadline: toText(paymentDeadline),
      instalments: instalments.map(({ dueDate, extendedAt, ...one }) => ({
        ...one,
        dueDate: dueDate.toISOString(),
        extendedAt: toText(extendedAt),
      })),
      attempts: attempts.map(({ createdAt, paidAt, resolvedAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        paidAt: toText(paidAt),
        resolvedAt: toText(resolvedAt),
      })),
      refunds: refunds.map(({ settledAt, ...one }) => ({ ...one, settledAt: toText(settledAt) })),
      cards: cards.map(({ selectedAt: _, ...card }) => card),
      cardSelectedAt: toText(cards[0]?.selectedAt ?? null),
      place: place && { ...place, isBlockedForMoney: blockedFor !== null },
    }),
  );
}

const toText = (instant: Date | null) => instant?.toISOString() ?? null;

/**
 * Locks one order until the transaction ends, its application first like every caller that locks both, then loads it:
 * later reads see what the last writer left.
 * @returns null when there is no such order
 */
export async function lockOrder(tx: Transaction, where: SQL | undefined): Promise<LoadedOrder | null> {
  const application = tx
    .$with('application')
    .as(
      tx
        .select({ applicationId: applications.applicationId })
        .from(applications)
        .innerJoin(orders, eq(orders.applicationId, applications.applicationId))
        .where(where)
        .for('update', { of: applications }),
    );
  const [locked] = await tx
    .with(application)
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(where, sql`(select count(*) from ${application}) >= 0`))
    .for('update');
  if (!locked) return null;
  const [order] = await loadOrders(tx, eq(orders.orderId, locked.orderId), 1);
  return order ?? null;
}

/** The same for the order to which a row of another table belongs. */
export const lockOrderOf = (
  tx: Transaction,
  table: PgTable & { orderId: AnyPgColumn },
  where: SQL | undefined,
): Promise<LoadedOrder | null> =>
  lockOrder(tx, eq(orders.orderId, tx.select({ orderId: table.orderId }).from(table).where(where)));

/**
 * The condition for the caller's own orders: linked to the account, or made for one of its verified addresses and not
 * linked yet, as an order is until its first payment.
 */
export const ownOrders = ({ userId }: Pick<Caller, 'userId'>): SQL | undefined =>
  or(
    eq(orders.userId, userId),
    and(isNull(orders.userId), eq(orders.emailId, sql`any(${provenAddresses(userId)})`)),
  );
