import { FoundPerson, PersonSearch } from '@plinth/domain/account/found-person';
import { PageNo } from '@plinth/domain/fields/page-no';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { post } = callsOf('support');

/** What support staff do besides acting as a person, in schools that enabled it. */
export const support = {
  findPeople: post('/v1/client/support/people', {
    access: 'signed-in',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      'Finds people by part of their name or address, or by their id, 20 per page; read-only, and records an entry in the audit log. 403 unless support staff.',
    input: z.object({ body: z.object({ search: PersonSearch, pageNo: PageNo }) }),
    output: z.object({ people: z.array(FoundPerson), total: z.int().check(z.gte(0)) }),
  }),
};
