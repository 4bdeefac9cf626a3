import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { OfficePlaceState } from '../enrolments/office-place-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { InstalmentStatus } from './instalment-status.ts';
import { LEDGER_KINDS } from './ledger.ts';
import { OrderStatus } from './order-status.ts';
import { PaymentPlan } from './payment-plan.ts';
import { PlanAmount } from './payment-plan-state.ts';
import { PaymentStatus } from './payment-status.ts';
import { RefundStatus } from './refund-status.ts';

/** Minor units. */
const Amount = z.int();

/**
 * What an order can need from the school: UNSEATED, a person paid and has no seat, so that nothing is due yet; LATE, an
 * instalment is overdue; FLAGGED, a payment does not fit.
 */
export const ORDER_NEEDS = ['UNSEATED', 'LATE', 'FLAGGED'] as const;
export const OrderNeed = z.enum(ORDER_NEEDS);
export type OrderNeed = z.infer<typeof OrderNeed>;

export const OFFICE_ORDER_SORTS = ['createdAt', 'name', 'nextDueOn'] as const;
export type OfficeOrderSort = (typeof OFFICE_ORDER_SORTS)[number];

/** An order as the office lists it. Amounts are in minor units of its currency. */
export const OfficeOrder = z.object({
  orderId: Id,
  createdAt: Instant,
  status: OrderStatus,
  courseTitle: z.string(),
  productId: ProductCode,
  /** Empty until the payer enters it. */
  name: z.string(),
  emailId: z.string(),
  currency: Currency,
  planType: z.nullable(PaymentPlan),
  /** The sum of all instalments of the plan; without a plan, what the order would cost. */
  total: Amount,
  /** Money received less money refunded. */
  paid: Amount,
  /** The due date of the next unpaid instalment; null if nothing is due any more. */
  nextDueOn: z.nullable(Instant),
  needs: z.array(OrderNeed),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

/** A payment attempt. */
const OrderPayment = z.object({
  paymentId: Id,
  seq: z.int(),
  status: PaymentStatus,
  amount: Amount,
  currency: z.string(),
  provider: z.string(),
  createdAt: Instant,
  failureReason: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.int()),
  /** The amount that arrived, for a flagged payment; its currency may be any. */
  received: z.nullable(z.object({ amount: Amount, currency: z.string() })),
  /** Whether staff still have to decide about it. */
  waits: z.boolean(),
  /** The amount of it that can still be refunded. */
  left: Amount,
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** One order with all its money. */
export const OfficeOrderDetail = z.object({
  ...OfficeOrder.shape,
  userId: z.nullable(Id),
  cohortId: z.nullable(Id),
  place: z.nullable(OfficePlaceState),
  /** The lines that make up the total, in the order of computation. */
  lines: z.array(PlanAmount),
  /** The code included in the discount line. */
  voucher: z.nullable(z.object({ code: z.string(), discount: Amount })),
  instalments: z.array(
    z.object({ label: z.string(), amount: Amount, dueDate: Instant, status: InstalmentStatus }),
  ),
  payments: z.array(OrderPayment),
  refunds: z.array(
    z.object({
      refundId: Id,
      paymentId: Id,
      status: RefundStatus,
      amount: Amount,
      currency: z.string(),
      reason: z.string(),
      createdAt: Instant,
      failureReason: z.nullable(z.string()),
    }),
  ),
  ledger: z.array(
    z.object({
      entryId: Id,
      kind: z.enum(LEDGER_KINDS),
      amount: Amount,
      currency: z.string(),
      createdAt: Instant,
      reason: z.nullable(z.string()),
    }),
  ),
  /** Whether it can be cancelled, and its next instalment postponed. */
  canCancel: z.boolean(),
  canExtend: z.boolean(),
});
export type OfficeOrderDetail = z.infer<typeof OfficeOrderDetail>;

const Reason = textField(500);

/** Why an order ends. */
export const OrderCancelling = z.object({ reason: Reason });
export type OrderCancelling = z.infer<typeof OrderCancelling>;

/**
 * The new deadline of the next instalment, a full day in the school’s zone, and the reason. `seen` is the due date that
 * was shown.
 */
export const InstalmentExtension = z.object({
  seen: Instant,
  until: z.iso.date('Choose a day'),
  reason: Reason,
});
export type InstalmentExtension = z.infer<typeof InstalmentExtension>;

/**
 * A refund from a payment: an amount in minor units, or all that is left. `seen` is what was left as it was shown, the key
 * identifies this refund.
 */
export const RefundRequest = z.object({
  seen: Amount,
  amount: z.nullable(z.int().check(z.gte(1, 'Give an amount above zero'))),
  reason: Reason,
  /** The money was refunded another way, such as a bank transfer: the provider is not called. */
  isByHand: z.boolean(),
  key: z.string().check(z.minLength(8), z.maxLength(64)),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** The decision of staff about a payment that does not fit: accepted for the next instalment, or refunded. */
export const FlaggedDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('ACCEPT') }),
  z.object({ decision: z.literal('RETURN'), reason: Reason }),
]);
export type FlaggedDecision = z.infer<typeof FlaggedDecision>;
