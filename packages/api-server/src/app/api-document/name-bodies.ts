import type { OpenAPI } from '@orpc/openapi';
import { bodiesOf } from './bodies-of.ts';
import { type JsonSchema, refTo } from './json-schema.ts';

/** Whether a schema has a shape worth naming; a reference has a name already. */
const isShape = ({ type, properties, anyOf, oneOf, allOf }: JsonSchema) =>
  (type === 'object' && Object.keys(properties ?? {}).length > 0) || Boolean(anyOf ?? oneOf ?? allOf);

/** Names the unnamed body and answer of a call after the call: `NotesSaveBody`, `NotesSaveAnswer`. */
export function nameBodies(
  operation: OpenAPI.OperationObject,
  name: string,
  schemas: Record<string, JsonSchema>,
): void {
  const { asked, answers } = bodiesOf(operation);
  for (const [media, kind] of [
    [asked, 'Body'],
    [answers.length === 1 ? answers[0] : undefined, 'Answer'],
  ] as const) {
    if (!media?.schema || !isShape(media.schema)) continue;
    schemas[name + kind] = media.schema;
    media.schema = { $ref: refTo(name + kind) };
  }
}
