import {
  CERTIFICATE_SORTS,
  OfficeCertificate,
  Revocation,
} from '@plinth/domain/certificates/office-certificate';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('office-certificates');

const one = z.object({ certificateId: Id });
const writes = { calls: 60, seconds: 600, by: 'caller' } as const;
const Filter = {
  cohortId: Id,
  /** Part of a name or a number. */
  search: z._default(optionalTextField(100), ''),
  sortBy: z._default(z.enum(CERTIFICATE_SORTS), 'name'),
  sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
};
const answer = z.object({ certificate: OfficeCertificate });

/** The certificates of graduates: listed, revoked, reissued. */
export const officeCertificates = {
  list: call({
    method: 'GET',
    path: '/v1/office/certificates',
    access: 'staff:cohorts.manage',
    summary: 'The certificates of a cohort, 20 a page, revoked ones included.',
  })
    .input(
      z.object({
        query: z.object({ ...Filter, pageNo: PageNo }),
      }),
    )
    .output(z.object({ certificates: z.array(OfficeCertificate), total: z.int().check(z.gte(0)) })),

  download: call({
    method: 'GET',
    path: '/v1/office/certificates/csv',
    access: 'staff:cohorts.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same certificates as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  revoke: call({
    method: 'POST',
    path: '/v1/office/certificates/{certificateId}/revocation',
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Revokes a certificate for ever: the page of its number says so, and its holder is told why. 404, 409 it was revoked already.',
  })
    .input(z.object({ params: one, body: Revocation }))
    .output(answer),

  reissue: call({
    method: 'POST',
    path: '/v1/office/certificates/{certificateId}/reissue',
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Issues it anew with the name as it is now; the old number says that it was replaced. Answers the new one. 404, 409 it was revoked already.',
  })
    .input(z.object({ params: one, body: Revocation }))
    .output(answer),
};
