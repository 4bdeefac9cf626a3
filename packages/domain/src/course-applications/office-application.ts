import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { DeadlineType } from '../orders/deadline-type.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { PaymentPlan } from '../orders/payment-plan.ts';
import { ApplicationHistoryLine, MailPreview, QuestionState } from './application-question.ts';

/** Minor units. */
const Amount = z.int().check(z.gte(0, 'Give an amount from zero'));

export const OFFICE_APPLICATION_SORTS = ['createdAt', 'name'] as const;
export type OfficeApplicationSort = (typeof OFFICE_APPLICATION_SORTS)[number];

/** An application as the office lists it. */
export const OfficeApplication = z.object({
  applicationId: Id,
  createdAt: Instant,
  status: OrderStatus,
  name: z.string(),
  emailId: z.string(),
  courseTitle: z.string(),
  productId: ProductCode,
  /** The last day to accept an open offer. */
  acceptUntil: z.nullable(Instant),
  /** The state of the latest question; null if none was asked. */
  question: z.nullable(QuestionState),
});
export type OfficeApplication = z.infer<typeof OfficeApplication>;

/** One application with everything the applicant told and what was offered. */
export const OfficeApplicationDetail = z.object({
  ...OfficeApplication.shape,
  batchNumber: z.nullable(z.string()),
  currency: Currency,
  /** The answers as text, in form order. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  resume: z.nullable(z.object({ documentId: Id, name: z.string() })),
  offer: z.nullable(
    z.object({
      amount: Amount,
      scholarship: Amount,
      planDiscount: Amount,
      sentAt: z.nullable(Instant),
      acceptedAt: z.nullable(Instant),
      deadlines: z.array(z.object({ deadlineType: DeadlineType, date: Instant, isExtended: z.boolean() })),
    }),
  ),
  /** The order that resulted from it. */
  orderId: z.nullable(Id),
  /** Notes and questions, latest first. */
  history: z.array(ApplicationHistoryLine),
});
export type OfficeApplicationDetail = z.infer<typeof OfficeApplicationDetail>;

/**
 * The terms staff choose for an offer: a waiver in minor units and the days to accept; null means the rule's value.
 * `seen` is when the open offer that this one replaces was sent, null if there is none.
 */
export const OfferWish = z.object({
  seen: z._default(z.nullable(Instant), null),
  scholarship: z.nullable(Amount),
  acceptanceDays: z.nullable(z.int().check(z.gte(1, 'Give 1 to 90 days'), z.lte(90, 'Give 1 to 90 days'))),
});
export type OfferWish = z.infer<typeof OfferWish>;

/** An offer before it is sent, with the text of its mail. `stamp` identifies what would be sent. */
export const OfferPreview = z.object({
  amount: Amount,
  scholarship: Amount,
  planDiscount: Amount,
  currency: Currency,
  deadlines: z.record(DeadlineType, Instant),
  /** The plans it can be paid by. */
  plans: z.array(PaymentPlan),
  /** Seats left in the offer's cohort; null if no cohort is ahead. */
  seatsLeft: z.nullable(z.int()),
  /** When that cohort starts; null if none is ahead. */
  cohortStart: z.nullable(Instant),
  mail: MailPreview,
  stamp: z.string(),
});
export type OfferPreview = z.infer<typeof OfferPreview>;

/** The last day to accept, a full day in the school’s zone; `seen` is the last moment to accept that was shown. */
export const AcceptanceMove = z.object({ until: z.iso.date('Choose a day'), seen: z.nullable(Instant) });
export type AcceptanceMove = z.infer<typeof AcceptanceMove>;

/** What the person who declines has seen: when the open offer was sent, null if there was none. */
export const ApplicationDecline = z.object({ seen: z.nullable(Instant) });
export type ApplicationDecline = z.infer<typeof ApplicationDecline>;

/** The columns of the board, in the order an application passes through them. */
export const BOARD_STATUSES = [
  'APPLICATION_FILLED',
  'OFFER_SENT',
  'PLAN_CREATED',
  'PAYMENT_ONGOING',
  'PAYMENT_COMPLETED',
  'EXPIRED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[];

/** The maximum rows shown per column, latest first; the list has the others. */
export const BOARD_ROWS_MAX = 20;

export const BoardColumn = z.object({
  status: z.enum(BOARD_STATUSES),
  total: z.int().check(z.gte(0)),
  applications: z.array(OfficeApplication),
});
export type BoardColumn = z.infer<typeof BoardColumn>;
