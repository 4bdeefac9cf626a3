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
import { csvCallsOf } from './csv-calls-of.ts';

const { get, post } = callsOf('office-certificates');
const csv = csvCallsOf('office-certificates');

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
  list: get('/v1/office/certificates', {
    access: 'staff:cohorts.manage',
    summary: 'Lists the certificates of a cohort, 20 per page, including revoked ones.',
    input: z.object({
      query: z.object({ ...Filter, pageNo: PageNo }),
    }),
    output: z.object({ certificates: z.array(OfficeCertificate), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/certificates/csv', {
    access: 'staff:cohorts.manage',
    summary: 'Returns the same certificates as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  revoke: post('/v1/office/certificates/{certificateId}/revocation', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Revokes a certificate permanently: its verification page says so, and its holder is told why. 404, 409 if already revoked.',
    input: z.object({ params: one, body: Revocation }),
    output: answer,
  }),

  reissue: post('/v1/office/certificates/{certificateId}/reissue', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      "Reissues a certificate with the holder's current name; the old number says that it was replaced. Returns the new one. 404, 409 if already revoked.",
    input: z.object({ params: one, body: Revocation }),
    output: answer,
  }),
};
