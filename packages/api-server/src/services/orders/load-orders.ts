import type { PayersPlace } from '@plinth/domain/orders/payment-standing';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type orderInstalments, orders, type payments } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';

type Payment = typeof payments.$inferSelect;

/** One try to pay; instants arrive from JSON as text. */
export type PaymentTry = Pick<
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
> & { createdAt: string; paidAt: string | null; invoiceNumber: number | null };

/** One payment of the chosen plan; dueDate ISO 8601 UTC, extendedAt null until the payer moved it. */
export type LoadedInstalment = Pick<
  typeof orderInstalments.$inferSelect,
  'seq' | 'paymentType' | 'label' | 'amount'
> & { dueDate: string; extendedAt: string | null };

/** The payer's place in the order's cohort. */
type LoadedPlace = PayersPlace & { enrolmentId: string };

type LoadedCard = { cardId: string; brand: string; last4: string; expMonth: number; expYear: number };

/** An order with all that its screens and rules need; tries oldest first, cards the selected one first. */
export type LoadedOrder = typeof orders.$inferSelect & {
  courseTitle: string;
  paymentDeadline: string | null;
  instalments: LoadedInstalment[];
  tries: PaymentTry[];
  cards: LoadedCard[];
  /** Where the application to an EMI partner stands; null before it is opened. */
  emiStatus: typeof emiApplications.$inferSelect.status | null;
  /** Null until the first payment. */
  place: LoadedPlace | null;
};

const paymentDeadline = sql<string | null>`(select to_json(d.date) #>> '{}' from deadlines d
  where d.application_id = ${orders.applicationId} and d.deadline_type = 'PAYMENT')`;

const instalments = sql<LoadedInstalment[]>`(select coalesce(json_agg(json_build_object(
  'seq', i.seq, 'paymentType', i.payment_type, 'label', i.label, 'amount', i.amount,
  'dueDate', to_char(i.due_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'extendedAt', i.extended_at) order by i.seq), '[]')
  from order_instalments i where i.order_id = ${orders.orderId})`;

const tries = sql<PaymentTry[]>`(select coalesce(json_agg(json_build_object(
  'paymentId', p.payment_id, 'seq', p.seq, 'method', p.method, 'provider', p.provider, 'providerRef', p.provider_ref,
  'status', p.status, 'amount', p.amount, 'currency', p.currency, 'failureReason', p.failure_reason,
  'checkoutUrl', p.checkout_url, 'isAutomatic', p.is_automatic, 'keepsCard', p.keeps_card,
  'createdAt', p.created_at, 'paidAt', p.paid_at, 'invoiceNumber', p.invoice_number) order by p.created_at, p.payment_id), '[]')
  from payments p where p.order_id = ${orders.orderId})`;

const cards = sql<LoadedCard[]>`(select coalesce(json_agg(json_build_object(
  'cardId', c.card_id, 'brand', c.brand, 'last4', c.last4, 'expMonth', c.exp_month, 'expYear', c.exp_year)
  order by c.selected_at desc), '[]') from order_cards c where c.order_id = ${orders.orderId})`;

const emiStatus = sql<LoadedOrder['emiStatus']>`(select e.status from ${emiApplications} e
  where e.order_id = ${orders.orderId})`;

const place = sql<LoadedPlace | null>`(select json_build_object('enrolmentId', e.enrolment_id, 'state', e.state,
  'isBlockedForMoney', exists (select 1 from payment_blocks b where b.enrolment_id = e.enrolment_id))
  from enrolments e where e.user_id = ${orders.userId} and e.cohort_id = ${orders.cohortId})`;

/** Orders with their plan, payments and cards in one round trip, newest first. */
export async function loadOrders(db: Queryable, where: SQL | undefined, limit = 100): Promise<LoadedOrder[]> {
  const rows = await db
    .select({
      order: orders,
      courseTitle: products.courseTitle,
      paymentDeadline,
      instalments,
      tries,
      cards,
      emiStatus,
      place,
    })
    .from(orders)
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(limit);
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }));
}

/**
 * Locks one order until the transaction ends, its application first as everyone does who locks both, then loads it:
 * what is read afterwards is what the last writer left.
 * @returns null when there is no such order
 */
export async function lockOrder(tx: Transaction, where: SQL | undefined): Promise<LoadedOrder | null> {
  const { rows } = await tx.execute<{ order_id: string }>(sql`
    with application as materialized (
      select a.application_id from applications a
      join orders on orders.application_id = a.application_id where ${where} for update of a
    )
    select orders.order_id from orders where ${where} and (select count(*) from application) >= 0 for update`);
  const [locked] = rows;
  if (!locked) return null;
  const [order] = await loadOrders(tx, eq(orders.orderId, locked.order_id), 1);
  return order ?? null;
}

/** The caller's own orders: linked to the account, or made for its proven address before there was one. */
export function ownOrders(caller: Caller): SQL | undefined {
  const linked = eq(orders.userId, caller.userId);
  if (!caller.isEmailVerified) return linked;
  return or(linked, and(isNull(orders.userId), eq(orders.emailId, caller.emailId)));
}
