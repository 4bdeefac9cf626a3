import { endOfDay } from '@plinth/domain/dates/end-of-day';
import type {
  FlaggedDecision,
  InstalmentExtension,
  OfficeOrderDetail,
  OrderCancelling,
  RefundRequest,
} from '@plinth/domain/orders/office-order';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { extendInstalmentByStaff } from '../payments/extend-instalment.ts';
import { giveBackUnseated } from '../payments/give-back-unseated.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { acceptFlagged, returnFlagged } from '../payments/resolve-flagged.ts';
import { refuse } from '../refusal.ts';
import { readOrder } from './read-order.ts';

type Changed = Promise<{ order: OfficeOrderDetail }>;
type OfPayment = { orderId: string; paymentId: string };

/** Requires that a payment belongs to the order through which it is changed. @throws Refusal NOT_FOUND */
async function requirePayment({ db }: Pick<Deps, 'db'>, { orderId, paymentId }: OfPayment) {
  const found = await db.$count(
    payments,
    and(eq(payments.paymentId, paymentId), eq(payments.orderId, orderId)),
  );
  if (found === 0) throw refuse('NOT_FOUND', 'Payment not found on this order.');
}

/** Ends an order as `cancelOrder` does. @throws Refusal NOT_FOUND, CONFLICT */
export async function cancelByOffice(
  deps: Deps,
  act: StaffAct,
  { orderId, reason }: OrderCancelling & { orderId: string },
): Changed {
  await cancelOrder(deps, act, orderId, reason);
  return readOrder(deps, orderId);
}

/**
 * Returns all money of an order whose payer has no seat, as `giveBackUnseated` does. @throws Refusal NOT_FOUND,
 * CONFLICT
 */
export async function giveBackByOffice(
  deps: Deps,
  act: StaffAct,
  wanted: OrderCancelling & { orderId: string },
): Changed {
  await giveBackUnseated(deps, act, wanted);
  return readOrder(deps, wanted.orderId);
}

/**
 * Postpones the next instalment to the end of a day in the school's zone. @throws Refusal NOT_FOUND, CONFLICT,
 * BAD_REQUEST
 */
export async function extendByOffice(
  deps: Deps,
  act: StaffAct,
  { orderId, seen, until, reason }: InstalmentExtension & { orderId: string },
): Changed {
  await extendInstalmentByStaff(deps, act, { orderId, seen, until: endOfDay(until), reason });
  return readOrder(deps, orderId);
}

/**
 * Refunds money of a payment; the key makes a repeat the same refund. @throws Refusal NOT_FOUND, CONFLICT, BAD_REQUEST
 */
export async function refundByOffice(
  deps: Deps,
  act: StaffAct,
  { orderId, paymentId, seen, amount, reason, isByHand, key }: RefundRequest & OfPayment,
): Changed {
  await requirePayment(deps, { orderId, paymentId });
  await refundPayment(deps, act, {
    paymentId,
    seen,
    amount: amount ?? undefined,
    reason,
    byHand: isByHand,
    idempotencyKey: `${paymentId}:${key}`,
  });
  return readOrder(deps, orderId);
}

/** Decides about a payment that does not fit. @throws Refusal NOT_FOUND, CONFLICT */
export async function decideByOffice(
  deps: Deps,
  act: StaffAct,
  { orderId, paymentId, ...decided }: FlaggedDecision & OfPayment,
): Changed {
  await requirePayment(deps, { orderId, paymentId });
  if (decided.decision === 'ACCEPT') await acceptFlagged(deps, act, paymentId);
  else await returnFlagged(deps, act, paymentId, decided.reason);
  return readOrder(deps, orderId);
}
