import { ProductCode } from '@plinth/domain/catalog/product-code';
import { DOCUMENT_MAX_BYTES, MENTOR_DOCUMENTS_MAX } from '@plinth/domain/constants/limits';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { ApplicationState, SavedPage } from '@plinth/domain/course-applications/application-state';
import { Email } from '@plinth/domain/fields/email';
import { PersonName } from '@plinth/domain/fields/person-name';
import { Phone } from '@plinth/domain/fields/phone';
import { textField } from '@plinth/domain/fields/text';
import { Token } from '@plinth/domain/fields/token';
import { LeadData, LeadForm } from '@plinth/domain/leads/lead-form';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { Honeypot } from './honeypot.ts';
import { IdempotencyHeader } from './idempotency-header.ts';

const { get, post, put } = callsOf('leads');

/** The body of the lead form, sent over the API or as a plain form. */
export const LeadRequest = z.extend(LeadForm, { data: z.extend(LeadData, Honeypot) });

/** The body of the contact form, sent over the API or as a plain form. */
export const ContactRequest = z.object({
  data: z.object({
    firstName: PersonName,
    emailId: Email,
    mobile: z.optional(Phone),
    message: textField(2000),
    ...Honeypot,
  }),
});

const LeadParams = z.object({ params: z.object({ id: Token }) });

/** A single file under a name arrives by itself, several as a list. */
const Files = z.pipe(
  z.pipe(
    z.union([z.file(), z.array(z.file())]),
    z.transform((files) => (Array.isArray(files) ? files : [files])),
  ),
  z.array(z.file()).check(z.minLength(1), z.maxLength(MENTOR_DOCUMENTS_MAX)),
);

export const leads = {
  saveLead: put('/v1/client/lead/lead-form', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Saves a lead and returns a new leadId, whatever is known about the address. The same Idempotency-Key creates one lead; 409 if it is sent with another body, or if an application is started for a course that is not offered.',
    input: z.object({ headers: IdempotencyHeader, body: LeadRequest }),
    output: z.object({ leadId: Token }),
  }),

  redirectApplication: get('/v1/client/lead/redirect-application/{id}', {
    access: 'public-token',
    summary:
      'Returns the target of the link in a lead email: a path on this origin. 404 for an unknown leadId.',
    input: LeadParams,
    output: z.object({ leadId: Token, formId: z.string(), redirectPath: z.string() }),
  }),

  readApplicationDraft: get('/v1/client/lead/application/{id}', {
    access: 'public-token',
    summary:
      'Returns the application form of a lead, page by page, with the answers so far, and the course it is for. 404 for an unknown leadId.',
    input: LeadParams,
    output: z.object({
      ...ApplicationState.shape,
      orderToken: z.optional(Token),
      productId: z.optional(ProductCode),
      source: ApplicationSource,
      isSubmitted: z.boolean(),
    }),
  }),

  saveApplicationDraft: put('/v1/client/lead/application', {
    access: 'public-token',
    rateLimit: byAddress(40, { each: { calls: 240, of: ['body.data.leadId'] } }),
    summary:
      'Saves answers of a draft; answers not sent are left unchanged. 404 for an unknown leadId, 409 if already submitted.',
    input: z.object({
      body: z.object({
        data: z.object({
          leadId: Token,
          formId: z.literal(APPLICATION_FORM_ID),
          currentPageId: z.string().check(z.maxLength(64)),
          pages: z.array(SavedPage).check(z.maxLength(10)),
          optionalPages: z._default(z.array(SavedPage).check(z.maxLength(10)), []),
          source: ApplicationSource,
        }),
      }),
    }),
    output: z.object({
      leadId: Token,
      currentPageId: z.string(),
      formDataAltered: z.boolean(),
      orderToken: z.optional(Token),
    }),
  }),

  contactUs: post('/v1/client/email/contact-us', {
    access: 'public',
    rateLimit: byAddress(2, { each: { calls: 8, of: ['body.data.emailId'] } }),
    summary:
      'Sends a message to the school. The same Idempotency-Key sends one message; 409 if it is sent with another body.',
    input: z.object({ headers: IdempotencyHeader, body: ContactRequest }),
    output: z.object({ sent: z.literal(true) }),
  }),

  saveMentorDocuments: put('/v1/client/public/lms/mentor-leads/docs', {
    access: 'public',
    rateLimit: byAddress(2, { seconds: 900, each: { calls: 10, of: ['body.emailId'] } }),
    upload: { maxBytes: MENTOR_DOCUMENTS_MAX * DOCUMENT_MAX_BYTES },
    summary: 'Stores one to five documents of someone who wants to become a mentor; write-only. 413, 415.',
    input: z.object({ body: z.object({ emailId: Email, docs: Files }) }),
    output: z.object({ received: z.int() }),
  }),
};
