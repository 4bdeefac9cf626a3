import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { OrderRequest } from '@plinth/domain/orders/order-request';
import { planOfOrder } from '@plinth/domain/orders/plan-of-order';
import { sql } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orderInstalments, orders, payments, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { newPayment } from '../payments/insert-payment.ts';
import { findOpenablePayment, type OpenablePayment, openPayment } from '../payments/open-payment.ts';
import { applyPlan } from './apply-plan.ts';
import { draftOrder } from './insert-order.ts';
import { withIdempotency } from './with-idempotency.ts';

const PLAN = 'UPFRONT_WITHOUT_BOOKING_AMOUNT';

/**
 * Makes an order and opens the card checkout of its whole price (API-094). When the provider does not answer the
 * order stays, and the same key goes on with it.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT, BAD_GATEWAY
 */
export async function createStripeOrder(
  deps: Deps,
  facts: RequestFacts,
  request: OrderRequest,
  key: string | undefined,
) {
  const opened: OpenablePayment[] = [];
  const made = await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: 'create-stripe-order', key, body: request }, async () => {
      const { orderId, payment } = await insertPlannedOrder(tx, deps, request);
      if (payment) opened.push(payment);
      const { currency, provider: method = 'CARD' as const } = request;
      return { orderId, paymentId: payment?.paymentId ?? null, currency, method };
    }),
  );
  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', made.orderId);
  const order = { orderId: made.orderId, orderToken };
  if (!made.paymentId)
    return {
      ...order,
      provider: made.method,
      checkoutUrl: facts.clientOrigin + paymentPlanPath(orderToken),
      amount: 0,
      currency: made.currency,
    };
  const { provider, checkoutUrl, amount, currency } = await openPayment(
    deps,
    facts,
    opened[0] ?? (await findOpenablePayment(deps, made.paymentId)),
  );
  return { ...order, provider, checkoutUrl, amount, currency };
}

/** Writes order, plan, voucher use and the first try to pay in one statement: buyers come many at once. */
async function insertPlannedOrder(tx: Transaction, deps: Deps, request: OrderRequest) {
  const { order: draft, use, courseTitle } = await draftOrder(tx, deps, request);
  const { orderId, emailId, currency } = draft;
  const method = request.provider ?? ('CARD' as const);
  const plan = planOfOrder({ ...draft, hasPaid: false }, deps.now().toISOString(), PLAN);
  const [first] = plan.instalments;
  if (!first) {
    const [order] = await tx.insert(orders).values(draft).returning();
    if (!order) throw new Error('no order was written');
    if (use) await tx.insert(voucherUses).values(use);
    await applyPlan(tx, deps, { ...order, tries: [] }, PLAN);
    return { orderId, payment: null };
  }
  const instalments = plan.instalments.map(({ sequence, dueDate, ...one }) => ({
    ...one,
    orderId,
    seq: sequence,
    dueDate: new Date(dueDate),
  }));
  const payment = newPayment(deps, { orderId, currency }, { ...first, seq: first.sequence }, method);
  const planned = {
    ...draft,
    status: 'PLAN_CREATED' as const,
    planType: PLAN,
    plannedAt: new Date(plan.plannedAt),
  };
  const used = use ? sql`used as (${tx.insert(voucherUses).values(use).getSQL()}),` : sql``;
  await tx.execute(sql`with made as (${tx
    .insert(orders)
    .values({ ...planned, planType: PLAN })
    .getSQL()}), ${used}
    planned as (${tx.insert(orderInstalments).values(instalments).getSQL()})
    ${tx.insert(payments).values(payment).getSQL()}`);
  const { paymentId } = payment;
  const { label, amount } = first;
  return {
    orderId,
    payment: {
      paymentId,
      orderId,
      method,
      amount,
      currency,
      emailId,
      courseTitle,
      label,
      customerRef: null,
      keepsCard: false,
      checkoutUrl: null,
    } satisfies OpenablePayment,
  };
}
