import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { OrderRequest } from '@plinth/domain/orders/order-request';
import { planOfOrder } from '@plinth/domain/orders/plan-of-order';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { rowPlaceholders, rowValues } from '../../db/row-placeholders.ts';
import { orderInstalments, orders, payments, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { newPayment } from '../payments/insert-payment.ts';
import { findOpenablePayment, type OpenablePayment, openPayment } from '../payments/open-payment.ts';
import { applyPlan } from './apply-plan.ts';
import { claimOrderVoucher, draftOrder, type PricedRequest, priceOrder } from './insert-order.ts';
import { withIdempotency } from './with-idempotency.ts';

const PLAN = 'UPFRONT_WITHOUT_BOOKING_AMOUNT' as const;

/**
 * Creates an order and opens the card checkout for its whole price. If the provider does not answer, the order stays
 * and the same key continues with it.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT, BAD_GATEWAY
 */
export async function createStripeOrder(
  deps: Deps,
  facts: RequestFacts,
  request: OrderRequest,
  key: string | undefined,
) {
  const opened: OpenablePayment[] = [];
  const priced = await priceOrder(deps, request);
  const answerOf = ({ orderId, payment }: Made) => {
    if (payment) opened.push(payment);
    const { currency, provider: method = 'CARD' as const } = request;
    return { orderId, paymentId: payment?.paymentId ?? null, currency, method };
  };
  const alone = key === undefined && !request.voucherCode && draftPlanned(deps, priced, null);
  const made = alone
    ? answerOf(await writePlanned(deps.db, alone))
    : await deps.db.transaction((tx) =>
        withIdempotency(tx, { scope: 'create-stripe-order', key, body: request, now: deps.now() }, async () =>
          answerOf(await insertPlannedOrder(tx, deps, priced)),
        ),
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

type Made = { orderId: string; payment: OpenablePayment | null };

async function insertPlannedOrder(tx: Transaction, deps: Deps, request: PricedRequest): Promise<Made> {
  const voucher = await claimOrderVoucher(tx, deps, request);
  const planned = draftPlanned(deps, request, voucher);
  if (planned) return writePlanned(tx, planned);
  const { order: draft, use } = draftOrder(deps, request, voucher);
  const [order] = await tx.insert(orders).values(draft).returning();
  if (!order) throw new Error('no order was written');
  if (use) await tx.insert(voucherUses).values(use);
  await applyPlan(tx, deps, { ...order, attempts: [] }, PLAN);
  return { orderId: order.orderId, payment: null };
}

/** The rows of an order, its plan, voucher use and first payment attempt; null when nothing is left to pay. */
function draftPlanned(
  deps: Deps,
  request: PricedRequest,
  voucher: Awaited<ReturnType<typeof claimOrderVoucher>>,
) {
  const { order: draft, use, courseTitle } = draftOrder(deps, request, voucher);
  const { orderId, emailId, currency, productId } = draft;
  const method = request.provider ?? ('CARD' as const);
  const plan = planOfOrder({ ...draft, isFixed: false }, deps.now().toISOString(), PLAN);
  const [first] = plan.instalments;
  if (!first) return null;
  const payment = newPayment(
    deps,
    { orderId, currency, productId },
    { ...first, seq: first.sequence },
    method,
  );
  const { paymentId } = payment;
  const { label, amount } = first;
  return {
    use,
    order: {
      ...draft,
      status: 'PLAN_CREATED' as const,
      planType: PLAN,
      plannedAt: new Date(plan.plannedAt),
    },
    instalments: plan.instalments.map(({ sequence, dueDate, ...one }) => ({
      ...one,
      orderId,
      seq: sequence,
      dueDate: new Date(dueDate),
    })),
    payment,
    openable: {
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
      provider: payment.provider,
    } satisfies OpenablePayment,
  };
}

/**
 * Writes everything in one statement, without a transaction: many buyers arrive at the same time, and each connection
 * reuses its prepared plan.
 */
async function writePlanned(
  db: Queryable,
  { use, order, instalments, payment, openable }: NonNullable<ReturnType<typeof draftPlanned>>,
): Promise<Made> {
  // Each name maps to one SQL text: every row has all of its columns, whoever orders.
  const planned = preparedOnce(db, `planned-order:${use ? 1 : 0}:${instalments.length}`, () => {
    const made = db.$with('made').as(db.insert(orders).values(rowPlaceholders('order', order)));
    const used = use ? [db.$with('used').as(db.insert(voucherUses).values(rowPlaceholders('use', use)))] : [];
    const rows = instalments.map((row) => rowPlaceholders(`instalment.${row.seq}`, row));
    const due = db.$with('due').as(db.insert(orderInstalments).values(rows));
    return db
      .with(made, ...used, due)
      .insert(payments)
      .values(rowPlaceholders('payment', payment));
  });
  await planned.execute({
    ...rowValues('order', orders, order),
    ...(use && rowValues('use', voucherUses, use)),
    ...Object.assign(
      {},
      ...instalments.map((row) => rowValues(`instalment.${row.seq}`, orderInstalments, row)),
    ),
    ...rowValues('payment', payments, payment),
  });
  return { orderId: order.orderId, payment: openable };
}
