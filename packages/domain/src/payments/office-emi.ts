import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { PaymentPlan } from '../orders/payment-plan.ts';
import { EMI_DOCUMENT_KINDS, EmiDocumentKind } from './emi-documents.ts';
import { EmiStatus } from './emi-status.ts';

/** The possible statuses of an application once it has been opened. */
export const OFFICE_EMI_STATUSES = [
  'STARTED',
  'IN_REVIEW',
  'REVIEWED',
  'REJECTED',
  'DECLINED',
  'EXPIRED',
] as const;
export const OfficeEmiStatus = z.enum(OFFICE_EMI_STATUSES);
export type OfficeEmiStatus = z.infer<typeof OfficeEmiStatus>;

export const OFFICE_EMI_SORTS = ['submittedAt', 'name'] as const;
export type OfficeEmiSort = (typeof OFFICE_EMI_SORTS)[number];

/** An EMI application as the office lists it. */
export const OfficeEmi = z.object({
  emiFormId: Id,
  orderId: Id,
  status: EmiStatus,
  /** Null while it is being filled in. */
  submittedAt: z.nullable(Instant),
  name: z.string(),
  emailId: z.string(),
  courseTitle: z.string(),
  productId: ProductCode,
});
export type OfficeEmi = z.infer<typeof OfficeEmi>;

/** One application with its answers and documents. */
export const OfficeEmiDetail = z.object({
  ...OfficeEmi.shape,
  planType: z.nullable(PaymentPlan),
  /** The latest remark of staff or the partner. */
  remark: z.nullable(z.string()),
  /** What the partner is to pay, in minor units; null if the plan no longer has such a part. */
  loan: z.nullable(z.object({ amount: z.int(), currency: Currency, isPaid: z.boolean() })),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  documents: z.array(
    z.object({ kind: EmiDocumentKind, name: z.string(), size: z.int(), isRefused: z.boolean() }),
  ),
});
export type OfficeEmiDetail = z.infer<typeof OfficeEmiDetail>;

/** When the application was handed in that the sender saw: one handed in again since is not decided unseen. */
const Seen = z.optional(Instant);

/** The text the applicant sees when the application is declined or sent back. */
const Remark = textField(500);

/**
 * The decision of staff on an application: it is complete and forwarded to the partner, or returned to the applicant
 * with the documents to submit again; and the partner's subsequent action.
 */
export const EmiDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('APPROVE'), seen: Seen }),
  z.object({
    decision: z.literal('SEND_BACK'),
    seen: Seen,
    remark: Remark,
    documents: z.array(EmiDocumentKind).check(z.maxLength(EMI_DOCUMENT_KINDS.length)),
  }),
  z.object({ decision: z.literal('DECLINED'), remark: Remark }),
  z.object({
    decision: z.literal('PAID'),
    /** Minor units, as received. */
    amount: z.int().check(z.gte(1, 'Give an amount above zero')),
    /** The partner's reference of the transfer. */
    reference: textField(100),
  }),
]);
export type EmiDecision = z.infer<typeof EmiDecision>;
