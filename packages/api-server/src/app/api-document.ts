import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@plinth/contract';
import type { Access, CallMeta } from '@plinth/contract/call';
import { ERROR_STATUS } from '@plinth/domain/errors/error-codes';
import type { Settings } from '../settings/settings.ts';

/** Who may make a call, in words, and whether it takes a session. */
export const WHO: Record<Access, { text: string; hasSession: boolean }> = {
  public: { text: 'anyone', hasSession: false },
  'public-token': { text: 'whoever holds the token of the call', hasSession: false },
  gateway: { text: 'the payment provider, by its signature', hasSession: false },
  'signed-in': { text: 'anyone signed in', hasSession: true },
  'cohort-member': { text: 'members of the cohort', hasSession: true },
  guide: { text: 'industrial guides of the cohort', hasSession: true },
  'lead-mentor': { text: 'lead mentors of the cohort', hasSession: true },
  mentor: { text: 'guides and lead mentors of the cohort', hasSession: true },
};

const metas = new Map<string, CallMeta>(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${area}.${name}`, call['~orpc'].meta] as const),
  ),
);

const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string', description: 'What the person reads.' },
    data: {
      type: 'object',
      properties: {
        details: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

const failure = (description: string): OpenAPI.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const failures = {
  Unauthorized: failure('No session, or one that has ended.'),
  Forbidden: failure('The caller may not make this call, or what it opens is locked.'),
  TooManyRequests: failure('Made too often; it works again later.'),
  Failure: failure('Any other failure; `code` says which.'),
};

const failsWith = (name: keyof typeof failures): OpenAPI.ReferenceObject => ({
  $ref: `#/components/responses/${name}`,
});

/** What the contract says of a call beside its shapes: who may make it, how often, and how it fails. */
function accessFacts({ access, rateLimit, phase }: CallMeta) {
  const { hasSession } = WHO[access];
  const responses = {
    ...(hasSession ? { 401: failsWith('Unauthorized') } : {}),
    ...(hasSession && access !== 'signed-in' ? { 403: failsWith('Forbidden') } : {}),
    ...(rateLimit ? { 429: failsWith('TooManyRequests') } : {}),
    default: failsWith('Failure'),
  };
  const facts = {
    ...(hasSession ? { security: [{ token: [] }] } : {}),
    'x-access': access,
    ...(phase ? { 'x-phase': phase } : {}),
    ...(rateLimit ? { 'x-rate-limit': rateLimit } : {}),
  };
  return { responses, facts };
}

async function makeDocument(origin: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Plinth',
      version: '1.0.0',
      description:
        'Signed-in calls carry `x-auth-token`. Errors are `{status, code, message, data?: {details?, fields?}}`. ' +
        'Times are ISO 8601 UTC, amounts integer minor units with their currency, pages start at 0 with 20 rows.',
    },
    servers: [{ url: origin }],
    components: {
      schemas: { Error: errorSchema },
      responses: failures,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
    },
  });
  for (const path of Object.values(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path?.[method];
      const meta = operation && metas.get(operation.operationId ?? '');
      if (!meta) continue;
      const { responses, facts } = accessFacts(meta);
      Object.assign(operation, facts, { responses: { ...operation.responses, ...responses } });
    }
  return document;
}

let document: Promise<OpenAPI.Document> | undefined;

/** The OpenAPI document of the contract; made on first request and kept, since the contract cannot change. */
export function apiDocument(settings: Pick<Settings, 'PLINTH_ORIGIN'>): Promise<OpenAPI.Document> {
  document ??= makeDocument(settings.PLINTH_ORIGIN);
  return document;
}
