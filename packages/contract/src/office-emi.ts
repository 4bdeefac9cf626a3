import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import {
  EmiDecision,
  OFFICE_EMI_SORTS,
  OfficeEmi,
  OfficeEmiDetail,
  OfficeEmiStatus,
} from '@plinth/domain/payments/office-emi';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';

const { get, post } = callsOf('office-emi');
const csv = csvCallsOf('office-emi');

const ofForm = z.object({ emiFormId: Id });
const answer = z.object({ application: OfficeEmiDetail });

const Filter = {
  /** Part of a name, an address, the id of the application or of its order. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(OfficeEmiStatus),
};

/** Applications for a loan of an EMI partner, for those who manage the school's money. */
export const officeEmi = {
  list: get('/v1/office/emi-applications', {
    access: 'staff:payments.manage',
    summary: 'Lists EMI applications, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(OFFICE_EMI_SORTS), 'submittedAt'), 'asc'),
    output: z.object({ applications: z.array(OfficeEmi), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/emi-applications/csv', {
    access: 'staff:payments.manage',
    summary:
      'Returns the same applications as a CSV file, without their answers; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/emi-applications/{emiFormId}', {
    access: 'staff:payments.manage',
    summary:
      'Returns an application with its answers and documents, and the amount that the partner has to pay. 404.',
    input: z.object({ params: ofForm }),
    output: answer,
  }),

  openDocument: get('/v1/office/emi-applications/{emiFormId}/documents/{kind}', {
    access: 'staff:payments.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary: 'Returns one of the documents handed in; records an entry in the audit log. 404.',
    input: z.object({ params: z.object({ emiFormId: Id, kind: EmiDocumentKind }) }),
    output: FileAnswer,
  }),

  decide: post('/v1/office/emi-applications/{emiFormId}/decision', {
    access: 'staff:payments.manage',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      'Passes an application on to the partner or sends it back, or records that the partner declined or paid; the applicant is notified. Money for an application that ended with its order waits for a decision. Repeating the call changes nothing. 400 for an amount other than the one due, 404, 409 if its status does not allow it, or it was handed in again since `seen`.',
    input: z.object({ params: ofForm, body: EmiDecision }),
    output: answer,
  }),
};
