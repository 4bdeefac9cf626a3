import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@plinth/contract';
import { areaTexts } from '@plinth/contract/area-texts';
import type { CallMeta } from '@plinth/contract/call';
import { ERROR_STATUS } from '@plinth/domain/errors/error-codes';
import { opensToKeys } from '../../api/enforce-access.ts';
import { keepFormsForFiles } from './bodies-of.ts';
import { commonSchemas } from './common-schemas.ts';
import { registerFieldForms } from './field-forms.ts';
import { fitDefaults } from './fit-defaults.ts';
import { giveExamples } from './give-examples.ts';
import type { JsonSchema } from './json-schema.ts';
import { nameBodies } from './name-bodies.ts';
import { NO_SECURITY } from './no-security.ts';
import { pruneSchemas } from './prune-schemas.ts';
import { webhookDocuments } from './webhook-documents.ts';
import { whoOf } from './who-of.ts';

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
  Refusal: failure('The request was refused; `code` says why, and `fields` which of its fields are wrong.'),
  Failure: failure('Any other failure; `code` says which.'),
};

const failsWith = (name: keyof typeof failures): OpenAPI.ReferenceObject => ({
  $ref: `#/components/responses/${name}`,
});

/** What the contract says about a call besides its shapes: who may make it, how often, how much of files it takes, and how it fails. */
function accessFacts(meta: CallMeta) {
  const { access, rateLimit, phase, upload } = meta;
  const { hasSession } = whoOf(access);
  const responses = {
    ...(hasSession ? { 401: failsWith('Unauthorized') } : {}),
    ...(hasSession && access !== 'signed-in' ? { 403: failsWith('Forbidden') } : {}),
    ...(rateLimit ? { 429: failsWith('TooManyRequests') } : {}),
    '4XX': failsWith('Refusal'),
    default: failsWith('Failure'),
  };
  const facts = {
    // Listed rather than omitted, so that readers see that the call is public.
    security: hasSession ? [{ token: [] }, ...(opensToKeys(meta) ? [{ key: [] }] : [])] : NO_SECURITY,
    'x-access': access,
    ...(phase ? { 'x-phase': phase } : {}),
    ...(rateLimit ? { 'x-rate-limit': rateLimit } : {}),
    ...(upload ? { 'x-upload': upload } : {}),
  };
  return { responses, facts };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** `mentorQueries.list` as `MentorQueriesList`. */
const pascal = (operationId: string) =>
  operationId.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

async function makeDocument(): Promise<OpenAPI.Document> {
  registerFieldForms();
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    commonSchemas,
    info: {
      title: '',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Calls of a signed-in person send the session in `x-auth-token`; programs send a key made in the office as `Authorization: Bearer`. ' +
        'Errors have the form `{status, code, message, data?: {details?, fields?}}`. Times are ISO 8601 in UTC. ' +
        'Amounts are integers in minor units, with their currency. Pages start at 0 and have 20 rows.',
    },
    tags: Object.entries(areaTexts).map(([name, description]) => ({ name, description })),
    webhooks: webhookDocuments(),
    components: {
      schemas: { Error: errorSchema },
      responses: failures,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that an owner made in the office, for programs.',
        },
      },
    },
  });
  // oRPC produces JSON Schema; its type covers many more forms than are written here.
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  for (const path of Object.values(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = path?.[method];
      const meta = operation && metas.get(operation.operationId ?? '');
      if (!meta) continue;
      keepFormsForFiles(operation);
      nameBodies(operation, pascal(operation.operationId ?? ''), schemas);
      const { responses, facts } = accessFacts(meta);
      Object.assign(operation, facts, { responses: { ...operation.responses, ...responses } });
    }
  const used = pruneSchemas([document.paths, failures], schemas);
  giveExamples(document, used);
  fitDefaults([document.paths, document.webhooks, used], used);
  return {
    ...document,
    components: { ...document.components, schemas: used as OpenAPI.ComponentsObject['schemas'] & {} },
  };
}

type School = { origin: string; schoolName: string };

let document: Promise<OpenAPI.Document> | undefined;

/**
 * The OpenAPI document of the contract, for a school at its address. Built on the first request and cached, since the
 * contract cannot change.
 */
export async function apiDocument({ origin, schoolName }: School): Promise<OpenAPI.Document> {
  document ??= makeDocument();
  const made = await document;
  return { ...made, info: { ...made.info, title: schoolName }, servers: [{ url: origin }] };
}
