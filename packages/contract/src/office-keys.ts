import { ApiKey, ApiKeyCall, ApiKeyState, NewApiKey } from '@plinth/domain/api-keys/api-key';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post } = callsOf('office-keys');

const ofKey = z.object({ keyId: Id });
const writes = { calls: 60, seconds: 600, by: 'caller' } as const;
const Total = z.int().check(z.gte(0));

/** The keys by which programs make office calls. */
export const officeKeys = {
  list: get('/v1/office/api-keys', {
    access: 'staff:integrations.manage',
    summary: "Lists the school's API keys, latest first, 20 per page.",
    input: z.object({
      query: z.object({
        /** Part of a name. */
        search: z._default(optionalTextField(100), ''),
        state: z.optional(ApiKeyState),
        pageNo: PageNo,
      }),
    }),
    output: z.object({ keys: z.array(ApiKey), total: Total }),
  }),

  make: post('/v1/office/api-keys', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Creates an API key for `Authorization: Bearer`; it is shown in this answer only. 403 for a capability that its creator lacks.',
    input: z.object({ body: NewApiKey }),
    output: z.object({ key: ApiKey, secret: z.string() }),
  }),

  end: post('/v1/office/api-keys/{keyId}/end', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Ends an API key: its next call is refused. Repeating the call changes nothing. 404.',
    input: z.object({ params: ofKey }),
    output: z.object({ key: ApiKey }),
  }),

  listCalls: get('/v1/office/api-keys/{keyId}/calls', {
    access: 'staff:integrations.manage',
    summary: 'Lists the calls made with a key in the last 30 days, including refused ones, 20 per page. 404.',
    input: z.object({ params: ofKey, query: z.object({ pageNo: PageNo }) }),
    output: z.object({ calls: z.array(ApiKeyCall), total: Total }),
  }),
};
