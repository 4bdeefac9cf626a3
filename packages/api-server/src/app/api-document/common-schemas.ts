import type { OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { schemaNames } from '@plinth/contract/schema-names.gen';

type CommonSchemas = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>;

/**
 * The domain's schemas under their names: as answered, and with `Input` where the sent form differs, since a field with
 * a default may be omitted there. Schemas that no call uses are removed afterwards.
 */
export const commonSchemas: CommonSchemas = Object.fromEntries(
  Object.entries(schemaNames).flatMap(([name, schema]) => [
    [name, { schema, strategy: 'output' }],
    [`${name}Input`, { schema, strategy: 'input' }],
  ]),
);
