import { ApiKey, ApiKeyCall, ApiKeyState, NewApiKey } from '@plinth/domain/api-keys/api-key';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('office-keys');

const ofKey = z.object({ keyId: Id });
const writes = { calls: 60, seconds: 600, by: 'caller' } as const;
const Total = z.int().check(z.gte(0));

/** The keys by which programs make office calls. */
export const officeKeys = {
  list: call({
    method: 'GET',
    path: '/v1/office/api-keys',
    access: 'staff:integrations.manage',
    summary: 'The keys of the school, the latest first, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          /** Part of a name. */
          search: z._default(optionalTextField(100), ''),
          state: z.optional(ApiKeyState),
          pageNo: PageNo,
        }),
      }),
    )
    .output(z.object({ keys: z.array(ApiKey), total: Total })),

  make: call({
    method: 'POST',
    path: '/v1/office/api-keys',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Makes a key, for `Authorization: Bearer`; it is in this answer alone. 403 a capability that the maker lacks.',
  })
    .input(z.object({ body: NewApiKey }))
    .output(z.object({ key: ApiKey, secret: z.string() })),

  end: call({
    method: 'POST',
    path: '/v1/office/api-keys/{keyId}/end',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Ends a key: its next call is refused. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: ofKey }))
    .output(z.object({ key: ApiKey })),

  listCalls: call({
    method: 'GET',
    path: '/v1/office/api-keys/{keyId}/calls',
    access: 'staff:integrations.manage',
    summary: 'The calls that were made with a key in the last 30 days, refused ones too, 20 a page. 404.',
  })
    .input(z.object({ params: ofKey, query: z.object({ pageNo: PageNo }) }))
    .output(z.object({ calls: z.array(ApiKeyCall), total: Total })),
};
