import type { OpenAPI } from '@orpc/openapi';
import { isFile, type JsonSchema } from './json-schema.ts';

type Media = { schema?: JsonSchema; example?: unknown };
type Content = Record<string, Media>;

const JSON_TYPE = 'application/json';

const contentOf = (holder: unknown) => (holder as { content?: Content } | undefined)?.content;

/** A file cannot be sent as JSON, so a call that needs one accepts only a form. */
export function keepFormsForFiles({ requestBody }: OpenAPI.OperationObject): void {
  const content = contentOf(requestBody);
  const { properties = {}, required = [] } = content?.[JSON_TYPE]?.schema ?? {};
  if (content && required.some((name) => isFile(properties[name] ?? {}))) delete content[JSON_TYPE];
  for (const { schema } of Object.values(content ?? {})) tellFilesAsLists(schema);
}

/**
 * In a form, one file and a list with one file are the same; it is documented as the list, which client generators
 * understand.
 */
function tellFilesAsLists(schema: JsonSchema | undefined): void {
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    const list = property.anyOf?.find((one) => isFile(one) && one.items !== undefined);
    if (schema?.properties && list) schema.properties[name] = list;
  }
}

/** What a call accepts and what it answers on success, as JSON. */
export function bodiesOf({ requestBody, responses = {} }: OpenAPI.OperationObject): {
  asked: Media | undefined;
  answers: Media[];
} {
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => contentOf(response)?.[JSON_TYPE] ?? []);
  return { asked: contentOf(requestBody)?.[JSON_TYPE], answers };
}
