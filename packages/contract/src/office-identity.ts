import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import { IDENTITY_SORTS, IdentityDecision, IdentityReview } from '@plinth/domain/identity/identity-review';
import { ReviewStatus } from '@plinth/domain/reviews/review-status';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';

const { get, post } = callsOf('office-identity');
const csv = csvCallsOf('office-identity');

const Filter = {
  status: z._default(ReviewStatus, 'IN_REVIEW'),
  search: z._default(optionalTextField(100), ''),
};

const person = z.object({ userId: Id });

/** The identity documents that people hand in, and the school's decisions on them. */
export const officeIdentity = {
  list: get('/v1/office/identity-documents', {
    access: 'staff:identity.review',
    summary: 'Lists identity documents in one state, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(IDENTITY_SORTS), 'submittedAt'), 'asc'),
    output: z.object({ reviews: z.array(IdentityReview), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/identity-documents/csv', {
    access: 'staff:identity.review',
    summary:
      'Returns the same list as a CSV file, without the documents themselves; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/identity-documents/{userId}', {
    access: 'staff:identity.review',
    summary: "Returns a person's identity documents; null if none were handed in.",
    input: z.object({ params: person }),
    output: z.object({ review: z.nullable(IdentityReview) }),
  }),

  openFile: get('/v1/office/identity-documents/{userId}/files/{documentId}', {
    access: 'staff:identity.review',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary: 'Returns one of the documents handed in; records an entry in the audit log. 404.',
    input: z.object({ params: z.object({ userId: Id, documentId: Id }) }),
    output: FileAnswer,
  }),

  decide: post('/v1/office/identity-documents/{userId}/decision', {
    access: 'staff:identity.review',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary:
      "Accepts or refuses a person's identity documents; the person is notified in the app and by email. 403 for the reviewer's own documents, 404, 409 if decided or handed in again since.",
    input: z.object({ params: person, body: IdentityDecision }),
    output: z.object({ review: IdentityReview }),
  }),
};
