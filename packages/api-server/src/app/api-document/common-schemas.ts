import type { OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { schemaNames } from '@plinth/contract/schema-names.gen';

type CommonSchemas = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>;

/**
 * The schemas of the domain under their names: as they are answered, and with `Input` where they are sent otherwise, since
 * a field with a default may be left out there. Those that no call uses are taken out afterwards.
 */
export const commonSchemas: CommonSchemas = Object.fromEntries(
  Object.entries(schemaNames).flatMap(([name, schema]) => [
    [name, { schema, strategy: 'output' }],
    [`${name}Input`, { schema, strategy: 'input' }],
  ]),
);
