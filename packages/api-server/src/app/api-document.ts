import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@plinth/contract';
import type { Settings } from '../settings/settings.ts';

let document: Promise<object> | undefined;

/** The OpenAPI document of the contract; made on first request and kept, since the contract cannot change. */
export function apiDocument(settings: Pick<Settings, 'PLINTH_ORIGIN'>): Promise<object> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: {
        title: 'Plinth',
        version: '1.0.0',
        description:
          'Signed-in calls carry `x-auth-token`. Errors are `{status, code, message, data?: {details?, fields?}}`. ' +
          'Times are ISO 8601 UTC, amounts integer minor units with their currency, pages start at 0 with 20 rows.',
      },
      servers: [{ url: settings.PLINTH_ORIGIN }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } } },
    },
  );
  return document;
}
