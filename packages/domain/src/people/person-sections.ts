import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { QueryState } from '../mentor-queries/query-state.ts';
import { Currency } from '../money/currency.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { ReviewStatus } from '../reviews/review-status.ts';

const Count = z.int().check(z.gte(0));
const Percentage = z.int().check(z.gte(0), z.lte(100));

/** A person's place in a cohort. */
export const PersonEnrolment = z.object({
  cohortId: Id,
  cohort: z.string(),
  state: CohortUserState,
  /** Whether staff paused it: it rests as WAITING. */
  isPaused: z.boolean(),
  group: z.nullable(z.string()),
  enrolledAt: Instant,
});
export type PersonEnrolment = z.infer<typeof PersonEnrolment>;

/**
 * A person's progress in a cohort: topics of the course as counted on their dashboard, and steps of all kinds as on
 * their progress page, without onboarding and electives not chosen.
 */
export const PersonProgress = z.object({
  cohortId: Id,
  cohort: z.string(),
  completedTopics: Count,
  totalTopics: Count,
  /** Of the topics. */
  percentage: Percentage,
  completed: Count,
  total: Count,
  credits: z.int(),
  /** Null if nothing was started. */
  lastStepAt: z.nullable(Instant),
});
export type PersonProgress = z.infer<typeof PersonProgress>;

export const PersonHandIn = z.object({
  reportId: Id,
  title: z.string(),
  cohort: z.string(),
  version: Count,
  reviewStatus: ReviewStatus,
  submittedAt: Instant,
  reviewedAt: z.nullable(Instant),
  score: z.nullable(z.int()),
});
export type PersonHandIn = z.infer<typeof PersonHandIn>;

export const PersonQuery = z.object({
  queryId: Id,
  title: z.string(),
  cohort: z.string(),
  state: QueryState,
  createdAt: Instant,
  answeredAt: z.nullable(Instant),
});
export type PersonQuery = z.infer<typeof PersonQuery>;

/** A mail to a person's address; its content is private to them. */
export const PersonMail = z.object({
  mailId: Id,
  subject: z.string(),
  /** `REFUSED`: the person refuses mails of its list. `STOPPED`: mails to the address bounce. */
  status: z.enum(['PENDING', 'SENT', 'FAILED', 'REFUSED', 'STOPPED']),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
});
export type PersonMail = z.infer<typeof PersonMail>;

/** A person's order. Amounts, in minor units, are null for callers who may not see money. */
export const PersonOrder = z.object({
  orderId: Id,
  productId: ProductCode,
  status: OrderStatus,
  createdAt: Instant,
  money: z.nullable(z.object({ currency: Currency, price: z.int(), paid: z.int() })),
});
export type PersonOrder = z.infer<typeof PersonOrder>;

/** A device on which a person is signed in. */
export const PersonDevice = z.object({
  sessionId: Id,
  device: z.string(),
  countryCode: z.nullable(z.string()),
  lastUsedAt: Instant,
  createdAt: Instant,
});
export type PersonDevice = z.infer<typeof PersonDevice>;

/** A note of staff about a person, for fellow staff. */
export const StaffNote = z.object({
  noteId: Id,
  text: z.string(),
  /** Empty for a closed account. */
  author: z.string(),
  createdAt: Instant,
  /** Whether the caller may delete it: its author, or an owner. */
  isDeletable: z.boolean(),
});
export type StaffNote = z.infer<typeof StaffNote>;

/** The maximum length of a note, in characters. */
export const NOTE_MAX = 2_000;
export const NewStaffNote = z.object({ text: textField(NOTE_MAX) });
