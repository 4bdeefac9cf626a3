import * as z from 'zod/mini';
import { CERTIFICATE_KINDS } from '../certificates/certificate-kind.ts';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { PaymentType } from '../orders/payment-type.ts';
import type { AnyEventType } from './event-type.ts';

/** In minor units of the currency beside it. */
const Amount = z.int();
const ProductId = z.nullable(z.string());

const Application = z.object({
  applicationId: Id,
  leadRowId: z.nullable(Id),
  emailId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  productId: ProductId,
  source: z.string(),
});

/** `amount` is the list price, from which the scholarship is deducted. */
const Offer = z.extend(Application, {
  currency: Currency,
  amount: z.nullable(Amount),
  scholarship: Amount,
});

const Payment = z.object({
  paymentId: Id,
  orderId: Id,
  /** Null while the payer has no account. */
  userId: z.nullable(Id),
  emailId: z.string(),
  productId: ProductId,
  paymentType: PaymentType,
  /** The number of the instalment in the plan, from 1. */
  seq: z.int(),
  method: z.string(),
  provider: z.string(),
  providerRef: z.nullable(z.string()),
  amount: Amount,
  currency: Currency,
});

const Enrolment = z.object({
  enrolmentId: Id,
  userId: Id,
  emailId: z.string(),
  cohortId: Id,
  productId: ProductId,
  state: CohortUserState,
});

const HandIn = z.object({
  reportId: Id,
  userId: Id,
  emailId: z.string(),
  cohortId: Id,
  nodeId: Id,
  /** Increases with each hand-in after a rejection. */
  version: z.int(),
});

const Certificate = z.object({
  certificateId: Id,
  /** The number by which anyone can verify the certificate. */
  number: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  userId: Id,
  holderName: z.string(),
  cohortId: Id,
  courseTitle: z.string(),
});

/** The contents of `data` for each event: enough to find the rest through the API. Times are ISO 8601 UTC. */
export const WEBHOOK_EVENT_DATA = {
  'lead.created': z.object({
    leadRowId: Id,
    emailId: z.string(),
    firstName: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    productId: ProductId,
    source: z.string(),
    utmMedium: z.nullable(z.string()),
    utmCampaign: z.nullable(z.string()),
    utmContent: z.nullable(z.string()),
  }),
  'application.submitted': Application,
  'offer.sent': Offer,
  'offer.accepted': Offer,
  'payment.succeeded': z.extend(Payment, { paidAt: z.nullable(Instant), invoiceNumber: z.nullable(z.int()) }),
  'payment.failed': z.extend(Payment, { reason: z.nullable(z.string()) }),
  'payment.flagged': z.extend(Payment, {
    reason: z.nullable(z.string()),
    receivedAmount: z.nullable(Amount),
    receivedCurrency: z.nullable(z.string()),
  }),
  'payment.refunded': z.object({
    refundId: Id,
    paymentId: Id,
    orderId: Id,
    amount: Amount,
    currency: Currency,
    reason: z.string(),
    creditNumber: z.nullable(z.int()),
  }),
  'enrolment.created': Enrolment,
  'enrolment.changed': z.extend(Enrolment, { stateBefore: CohortUserState }),
  'enrolment.completed': z.extend(Enrolment, { stateBefore: CohortUserState }),
  'hand_in.submitted': HandIn,
  'hand_in.reviewed': z.extend(HandIn, {
    verdict: z.enum(['REVIEWED', 'REJECTED']),
    score: z.nullable(z.int()),
  }),
  'certificate.issued': Certificate,
  'certificate.revoked': z.extend(Certificate, { reason: z.nullable(z.string()) }),
  'webhook.test': z.object({ endpointId: Id, message: z.string() }),
} satisfies Record<AnyEventType, z.ZodMiniType>;

/** Descriptions for the person choosing which events an endpoint receives. */
export const WEBHOOK_EVENT_TEXTS: Record<AnyEventType, string> = {
  'lead.created': 'Someone left their address',
  'application.submitted': 'An application came in',
  'offer.sent': 'An offer went out',
  'offer.accepted': 'An offer was accepted',
  'payment.succeeded': 'A payment arrived',
  'payment.failed': 'A payment failed',
  'payment.flagged': 'Money came that does not fit what was asked for',
  'payment.refunded': 'Money was given back',
  'enrolment.created': 'Someone has a place in a cohort',
  'enrolment.changed': 'The state of a place changed, other than to completed',
  'enrolment.completed': 'Someone completed their course',
  'hand_in.submitted': 'Work was handed in',
  'hand_in.reviewed': 'Work was reviewed, or came back',
  'certificate.issued': 'A certificate was issued',
  'certificate.revoked': 'A certificate was revoked',
  'webhook.test': 'A trial, sent by hand',
};
