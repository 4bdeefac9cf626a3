import { type JsonSchema, nameOfRef } from './json-schema.ts';

const typeOf = (value: unknown) => (Number.isInteger(value) ? 'integer' : typeof value);

/** The types that a schema accepts, following its references; empty if it does not say. */
function typesOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): Set<string> {
  const { $ref, type, enum: values, const: only, anyOf = [], oneOf = [], allOf = [] } = schema;
  const named = $ref === undefined ? undefined : schemas[nameOfRef($ref)];
  const inner = [...anyOf, ...oneOf, ...allOf, ...(named ? [named] : [])];
  return new Set([
    ...[type ?? []].flat(),
    ...(type ? [] : (values ?? (only === undefined ? [] : [only]))).map(typeOf),
    ...inner.flatMap((one) => [...typesOf(one, schemas)]),
  ]);
}

function fitted(value: unknown, types: Set<string>): unknown {
  const isNumber = typeof value === 'number';
  if (types.size === 0 || types.has(typeof value) || (isNumber && types.has(typeOf(value)))) return value;
  return (isNumber || typeof value === 'boolean') && types.has('string') ? String(value) : value;
}

/**
 * Writes a default as it is sent: a number in an address is typed as text, and its schema there is a text.
 * @param part of the document, changed in place
 */
export function fitDefaults(part: unknown, schemas: Record<string, JsonSchema>): void {
  if (typeof part !== 'object' || part === null) return;
  const schema: JsonSchema = part;
  if ('default' in schema) schema.default = fitted(schema.default, typesOf(schema, schemas));
  for (const inner of Object.values(part)) fitDefaults(inner, schemas);
}
