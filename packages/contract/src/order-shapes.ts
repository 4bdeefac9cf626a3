import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Token } from '@plinth/domain/fields/token';
import { Currency } from '@plinth/domain/money/currency';
import { BilledFirm } from '@plinth/domain/orders/billed-firm';
import { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import { MinorUnits, OrderData } from '@plinth/domain/orders/payment';
import { PaymentMethodToken } from '@plinth/domain/orders/payment-method-token';
import { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { CardData, PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { PaymentType } from '@plinth/domain/orders/payment-type';
import { EmiStatus } from '@plinth/domain/payments/emi-status';
import * as z from 'zod/mini';

/**
 * One payment of a plan with its state; failureReason is why the last attempt failed, while it is FAILED. extendsTo is
 * the date its due date may be moved to, present while it may be. refunded is what was given back of it, in minor units,
 * present if something was: it stays PAID, and is not due again.
 */
export const PlannedPayment = z.object({
  paymentType: PaymentType,
  label: z.string(),
  amount: MinorUnits,
  dueDate: Instant,
  status: InstalmentStatus,
  failureReason: z.optional(z.string()),
  extendsTo: z.optional(Instant),
  refunded: z.optional(MinorUnits),
});

/** A plan as its payer sees it. */
export const PlanView = z.object({
  planType: PaymentPlan,
  lines: z.array(PlanAmount),
  instalments: z.array(PlannedPayment),
});

/**
 * A plan as it would be paid now; discount is what a plan discount would take off and until when. extendsTo is the date
 * its deadline may be moved to, present while it may be.
 */
export const PlanReview = z.object({
  ...PlanView.shape,
  currency: Currency,
  discount: z.object({
    amount: MinorUnits,
    deadline: z.nullable(Instant),
    applies: z.boolean(),
    extendsTo: z.optional(Instant),
  }),
  total: MinorUnits,
});

/** A summary of an order. */
export const OrderSummary = z.object({
  orderId: Id,
  productId: ProductCode,
  courseTitle: z.string(),
  status: OrderStatus,
  amount: MinorUnits,
  currency: Currency,
  planType: z.nullable(PaymentPlan),
});

/** A code and what it takes off, in minor units. */
export const AppliedVoucher = z.object({ code: z.string(), discount: MinorUnits });

/**
 * What a payer received for the first payment: the place, and when the course starts; paid is all that arrived, refunded
 * what was given back of it, if anything, both in minor units. canSetPassword while the account the payment created has no password; opensByMail, if true, while only the link in
 * the payer's mail opens the account.
 */
export const OrderReceipt = z.object({
  paid: MinorUnits,
  refunded: z.optional(MinorUnits),
  place: z.enum(['SEATED', 'WAITING', 'NO_COHORT']),
  batchNumber: z.optional(z.string()),
  startsAt: z.optional(Instant),
  canSetPassword: z.boolean(),
  opensByMail: z.optional(z.literal(true)),
});

/**
 * An order as its payer sees it; voucher is the code applied to it, reward one of the payer's own that could be.
 * bookingAmount is that of its product, asked for by the plans that have one and never more than the fees. receipt is
 * present once something is paid, seatsLeft before that, if the cohort has few. orderPlan is present once a plan is
 * chosen, emiPartners in INR only, emiStatus with an EMI plan only. isCourseOver means that the payer has completed
 * the course or given up the place: a late payment closes nothing.
 */
export const PayableOrder = z.object({
  orderId: Id,
  productId: ProductCode,
  courseTitle: z.string(),
  status: OrderStatus,
  amount: MinorUnits,
  currency: Currency,
  orderData: OrderData,
  lines: z.array(PlanAmount),
  bookingAmount: z.optional(MinorUnits),
  voucher: z.optional(AppliedVoucher),
  reward: z.optional(AppliedVoucher),
  receipt: z.optional(OrderReceipt),
  seatsLeft: z.optional(z.int().check(z.gte(1))),
  availablePlans: z.array(PaymentPlan),
  orderPlan: z.optional(PlanView),
  payments: z.array(PlannedPayment),
  providers: z.array(
    z.object({
      provider: PaymentProvider,
      name: z.string(),
      /** Whether the paying card can be saved for the following payments. */
      keepsCards: z.boolean(),
    }),
  ),
  billedFirm: z.optional(BilledFirm),
  emiPartners: z.optional(z.array(z.string())),
  emiStatus: z.optional(EmiStatus),
  isCourseOver: z.optional(z.boolean()),
});

/** A refund of a payment: completed if `at` is present, otherwise in progress. Minor units. */
const BillingRefund = z.object({ refundId: Id, amount: MinorUnits, at: z.optional(Instant) });

/** An instalment on the billing page; paymentId is the last attempt to pay it, null before the first. */
export const BillingPayment = z.object({
  ...PlannedPayment.shape,
  refunds: z.optional(z.array(BillingRefund)),
  paymentId: z.nullable(Id),
  paidAt: z.optional(Instant),
  hasInvoice: z.boolean(),
});

/**
 * An order on the billing page; paysAutomatically means that due instalments are charged to the first card. testCards
 * are present only with a test provider: a real one takes cards on its own page, which hasCardEntry indicates.
 * orderToken opens the payment page, as long as something can be paid. isWithPartner means that the next payment is the
 * EMI partner's, which has the application, isCourseOver that a late payment closes nothing, waitsForSeat that
 * nothing is due before the payer has a seat: until then the due dates move.
 */
export const BillingOrder = z.object({
  orderId: Id,
  courseTitle: z.string(),
  status: OrderStatus,
  planType: z.nullable(PaymentPlan),
  currency: Currency,
  payments: z.array(BillingPayment),
  cardData: z.optional(z.array(CardData)),
  paysAutomatically: z.optional(z.boolean()),
  orderToken: z.optional(Token),
  isWithPartner: z.optional(z.boolean()),
  isCourseOver: z.optional(z.boolean()),
  waitsForSeat: z.optional(z.boolean()),
  hasCardEntry: z.optional(z.boolean()),
  testCards: z.optional(z.array(z.object({ paymentMethodToken: PaymentMethodToken, name: z.string() }))),
});

/** Where the payer continues, with the amount computed by the server. */
export const OpenedCheckout = z.object({
  provider: PaymentProvider,
  checkoutUrl: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
  amount: MinorUnits,
  currency: Currency,
});

export const NewOrder = z.object({ orderId: Id, orderToken: Token });
