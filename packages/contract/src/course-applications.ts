import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Region } from '@plinth/domain/catalog/region';
import { DOCUMENT_MAX_BYTES } from '@plinth/domain/constants/limits';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import {
  ApplicationAnswerText,
  AskedQuestion,
} from '@plinth/domain/course-applications/application-question';
import { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { Terms } from '@plinth/domain/course-applications/terms';
import { Email } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Token } from '@plinth/domain/fields/token';
import { Currency } from '@plinth/domain/money/currency';
import { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { OrderReceipt } from './order-shapes.ts';

const { get, post, put } = callsOf('course-applications');

const Deal = z.object({ dealId: Token });

const TermsVersion = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * Amounts in minor units: `amount` is the price before `scholarship` and `planDiscount`. The refusal of a step out of
 * order (409) includes the current status in `data.status`.
 */
const Offer = z.object({
  amount: z.int(),
  currency: Currency,
  scholarship: z.int(),
  planDiscount: z.int(),
  planDiscountDeadLine: z.nullable(Instant),
  /** Changes with every change of the offer. */
  sentAt: z.nullable(Instant),
  deadlines: z.array(z.object({ deadlineType: DeadlineType, date: Instant, isExtendable: z.boolean() })),
});

export const courseApplications = {
  listApplications: get('/v1/client/public/my-applications/applications', {
    access: 'public',
    rateLimit: byAddress(2, { seconds: 300, each: { calls: 20, of: ['query.emailId'] } }),
    summary:
      'Lists the product, title, status and place of the applications made with an email address; dealIds are included only for its signed-in owner with a verified address.',
    input: z.object({ query: z.object({ emailId: Email }) }),
    output: z.object({
      applications: z.array(
        z.object({
          productId: ProductCode,
          courseTitle: z.string(),
          status: OrderStatus,
          /** As in the application itself. */
          place: z.nullable(OrderReceipt.shape.place),
          dealId: z.optional(Token),
        }),
      ),
    }),
  }),

  readApplication: get('/v1/client/public/my-applications/application', {
    access: 'public-token',
    summary:
      'Returns an application with its offer; `offer` is null until one is sent. 404 for an unknown dealId.',
    input: z.object({ query: Deal }),
    output: z.object({
      application: z.object({
        dealId: Token,
        status: OrderStatus,
        productId: ProductCode,
        courseTitle: z.string(),
        /** The cohort in which a place is planned; null while there is none with a date. */
        cohort: z.nullable(z.object({ batchNumber: z.string(), startDate: Instant })),
        firstName: z.string(),
        formData: z.record(z.string(), z.unknown()),
        offer: z.nullable(Offer),
        hasAcceptedTerms: z.boolean(),
        /** What has been got for the first payment, or for an acceptance with nothing to pay; null before that. */
        place: z.nullable(OrderReceipt.shape.place),
        /** The school's additional questions, in its order. */
        questions: z.array(AskedQuestion),
      }),
    }),
  }),

  readPaymentToken: get('/v1/client/public/my-applications/payment-token', {
    access: 'public-token',
    summary:
      'Returns the token of the order of an accepted offer. 404, 409 if not accepted, expired or cancelled.',
    input: z.object({ query: Deal }),
    output: z.object({ orderToken: Token }),
  }),

  readTerms: get('/v1/client/public/my-applications/terms-and-conditions', {
    access: 'public',
    summary: 'Returns the terms in force for a product or a region; those for India if neither is named.',
    input: z.object({
      query: z.optional(z.object({ productId: z.optional(ProductCode), region: z.optional(Region) })),
    }),
    output: Terms,
  }),

  acceptTerms: post('/v1/client/public/my-applications/accept-terms-and-conditions', {
    access: 'public-token',
    summary:
      'Accepts the terms; repeating the call returns the same answer. 404, 409 if there is no open offer or the version is outdated.',
    input: z.object({ body: z.extend(Deal, { version: TermsVersion }) }),
    output: z.object({ hasAcceptedTerms: z.literal(true), acceptedAt: Instant }),
  }),

  submitApplication: post('/v1/client/public/my-applications/submit-application', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'Turns a lead into an application, once; repeating the call returns the same answer. 400 names the fields at fault, 404 for an unknown leadId, 409 if not on sale.',
    input: z.object({
      body: z.object({
        leadId: Token,
        formId: z.literal(APPLICATION_FORM_ID),
        source: ApplicationSource,
        /** If omitted: the product of the lead. */
        productId: z.optional(ProductCode),
        /** Validated by the service against the form of the source. */
        data: z.record(z.string().check(z.maxLength(100)), z.unknown()),
      }),
    }),
    output: z.object({
      dealId: Token,
      status: z.literal('APPLICATION_FILLED'),
      orderToken: z.optional(Token),
    }),
  }),

  acceptOffer: post('/v1/client/public/my-applications/offer-accepted', {
    access: 'public-token',
    summary:
      'Accepts the offer and creates its order, once; repeating the call returns the same answer. 404, 409 if the terms are not accepted or outdated, there is no open offer, or it was changed; nothing is recorded then.',
    input: z.object({
      body: z.extend(Deal, {
        /** `sentAt` of the offer that was read; if given, an offer that was changed since is not accepted. */
        seen: z.optional(Instant),
        /** The version of the terms that was read and is accepted with the offer, unless terms were accepted before. */
        termsVersion: z.optional(TermsVersion),
      }),
    }),
    output: z.object({ status: z.literal('PLAN_CREATED'), orderToken: Token }),
  }),

  answerQuestion: post('/v1/client/public/my-applications/question-answered', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'Answers a question from the school about an application, once; repeating the call returns the same answer. 404, 409 if already answered differently.',
    input: z.object({ body: z.extend(Deal, { questionId: Id, answer: ApplicationAnswerText }) }),
    output: z.object({ question: AskedQuestion }),
  }),

  extendDeadline: put('/v1/client/public/my-applications/extend-deadline', {
    access: 'public-token',
    summary:
      'Extends one deadline, once, by the number of days that the school grants; repeating the call returns the same answer. 404, 409.',
    input: z.object({ query: z.extend(Deal, { deadlineType: DeadlineType }) }),
    output: z.object({ deadlineType: DeadlineType, deadline: Instant }),
  }),

  uploadResume: put('/v1/client/public/my-applications/upload-resume', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900, each: { calls: 30, of: ['body.leadId', 'body.dealId'] } }),
    upload: { maxBytes: DOCUMENT_MAX_BYTES },
    summary:
      'Stores the résumé of a lead or an application, replacing an earlier one; it cannot be read back. 404, 409, 413, 415.',
    input: z.object({
      body: z
        .object({ resume: z.file(), leadId: z.optional(Token), dealId: z.optional(Token) })
        .check(
          z.refine(
            ({ leadId, dealId }) => (leadId === undefined) !== (dealId === undefined),
            'Send either leadId or dealId',
          ),
        ),
    }),
    output: z.object({ resume: z.object({ documentId: Id, name: z.string() }) }),
  }),
};
