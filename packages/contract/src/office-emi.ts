import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
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
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('office-emi');

const ofForm = z.object({ emiFormId: Id });
const answer = z.object({ application: OfficeEmiDetail });

const Filter = {
  /** Part of a name, an address, the id of the application or of its order. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(OfficeEmiStatus),
};

/** Applications for a loan of an EMI partner, for those who manage the school's money. */
export const officeEmi = {
  list: call({
    method: 'GET',
    path: '/v1/office/emi-applications',
    access: 'staff:payments.manage',
    summary: 'EMI applications, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(OFFICE_EMI_SORTS), 'submittedAt'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
        }),
      }),
    )
    .output(z.object({ applications: z.array(OfficeEmi), total: z.int().check(z.gte(0)) })),

  download: call({
    method: 'GET',
    path: '/v1/office/emi-applications/csv',
    access: 'staff:payments.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same applications as a CSV file, without their answers; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  read: call({
    method: 'GET',
    path: '/v1/office/emi-applications/{emiFormId}',
    access: 'staff:payments.manage',
    summary: 'An application with its answers and documents, and what the partner is to pay. 404.',
  })
    .input(z.object({ params: ofForm }))
    .output(answer),

  openDocument: call({
    method: 'GET',
    path: '/v1/office/emi-applications/{emiFormId}/documents/{kind}',
    access: 'staff:payments.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    detailedAnswer: true,
    summary: 'One of the documents that were handed in; leaves a row in the audit log. 404.',
  })
    .input(z.object({ params: z.object({ emiFormId: Id, kind: EmiDocumentKind }) }))
    .output(
      z.object({
        status: z.literal(200),
        headers: z.object({ 'content-disposition': z.string() }),
        body: z.file(),
      }),
    ),

  decide: call({
    method: 'POST',
    path: '/v1/office/emi-applications/{emiFormId}/decision',
    access: 'staff:payments.manage',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      'Passes an application on to the partner or sends it back, or writes down that the partner declined or paid; the applicant is told. A repeat changes nothing. 400 another amount than is due, 404, 409 it stands elsewhere.',
  })
    .input(z.object({ params: ofForm, body: EmiDecision }))
    .output(answer),
};
