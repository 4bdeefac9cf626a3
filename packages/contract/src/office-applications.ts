import { ProductCode } from '@plinth/domain/catalog/product-code';
import {
  ApplicationNote,
  ApplicationQuestion,
  MailPreview,
} from '@plinth/domain/course-applications/application-question';
import {
  AcceptanceMove,
  ApplicationDecline,
  BoardColumn,
  OFFICE_APPLICATION_SORTS,
  OfferPreview,
  OfferWish,
  OfficeApplication,
  OfficeApplicationDetail,
} from '@plinth/domain/course-applications/office-application';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-applications');
const csv = csvCallsOf('office-applications');

const one = z.object({ applicationId: Id });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const answer = z.object({ application: OfficeApplicationDetail });

const Filter = {
  /** Part of a name or an address. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(OrderStatus),
  productId: z.optional(ProductCode),
};

/** The applications to the school's courses, and their outcomes. Amounts in minor units. */
export const officeApplications = {
  list: get('/v1/office/applications', {
    access: 'staff:admissions.manage',
    summary: 'Lists applications, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(OFFICE_APPLICATION_SORTS), 'createdAt'), 'desc'),
    output: z.object({ applications: z.array(OfficeApplication), total: z.int().check(z.gte(0)) }),
  }),

  readBoard: get('/v1/office/applications/board', {
    access: 'staff:admissions.manage',
    summary: 'Returns the same applications by status, the latest 20 of each with their total number.',
    input: z.object({ query: z.object({ search: Filter.search, productId: Filter.productId }) }),
    output: z.object({ columns: z.array(BoardColumn) }),
  }),

  download: csv('/v1/office/applications/csv', {
    access: 'staff:admissions.manage',
    summary: 'Returns the same applications as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/applications/{applicationId}', {
    access: 'staff:admissions.manage',
    summary: 'Returns one application with its answers, offer and deadlines. 404.',
    input: z.object({ params: one }),
    output: answer,
  }),

  openResume: get('/v1/office/applications/{applicationId}/resume', {
    access: 'staff:admissions.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary: 'Returns the résumé submitted with an application; records an entry in the audit log. 404.',
    input: z.object({ params: one }),
    output: FileAnswer,
  }),

  writeNote: post('/v1/office/applications/{applicationId}/notes', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    successStatus: 201,
    summary: 'Adds a note for colleagues; the applicant never sees it. 404, 409 if their data was erased.',
    input: z.object({ params: one, body: ApplicationNote }),
    output: answer,
  }),

  previewQuestion: post('/v1/office/applications/{applicationId}/questions/preview', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary: 'Previews the email that asks an applicant for more information. Same errors as asking.',
    input: z.object({ params: one, body: ApplicationQuestion }),
    output: z.object({ mail: MailPreview }),
  }),

  ask: post('/v1/office/applications/{applicationId}/questions', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Asks an applicant by email for more information; they answer on the page of the application. 404, 409 if the application is decided, a question is pending or their data was erased.',
    input: z.object({ params: one, body: ApplicationQuestion }),
    output: answer,
  }),

  previewOffer: post('/v1/office/applications/{applicationId}/offer/preview', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary: 'Previews the offer that would be sent and the text of its email. Same errors as sending it.',
    input: z.object({ params: one, body: OfferWish }),
    output: z.object({ preview: OfferPreview }),
  }),

  sendOffer: post('/v1/office/applications/{applicationId}/offer', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary:
      'Sends an offer by email as previewed, or replaces the open one that was seen. 400 if more is waived than the course costs, 404, 409 if it would differ from the preview, there is another offer already, the course has no price or no cohort has a free seat.',
    input: z.object({
      params: one,
      body: z.object({ ...OfferWish.shape, stamp: z.string().check(z.maxLength(100)) }),
    }),
    output: answer,
  }),

  moveAcceptance: put('/v1/office/applications/{applicationId}/acceptance', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary:
      "Moves the last day to accept an open offer to the end of a day in the school's time zone; repeating the call changes nothing. 404, 409 if none is open, or its last day is not `seen`.",
    input: z.object({ params: one, body: AcceptanceMove }),
    output: answer,
  }),

  previewDecline: get('/v1/office/applications/{applicationId}/decline/preview', {
    access: 'staff:admissions.manage',
    summary:
      'Previews the email that declining would send, with the open offer it withdraws. 404, 409 if already accepted or declined.',
    input: z.object({ params: one }),
    output: z.object({ mail: MailPreview, ...ApplicationDecline.shape }),
  }),

  decline: post('/v1/office/applications/{applicationId}/decline', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary:
      'Declines an application, or withdraws an offer that was not accepted, and notifies the applicant; repeating the call changes nothing. 404, 409 if already accepted or the offer is not the one that was seen.',
    input: z.object({ params: one, body: ApplicationDecline }),
    output: answer,
  }),
};
