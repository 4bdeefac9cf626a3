import type { z } from 'astro/zod';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import type { FieldOrder } from './write-yaml.ts';

/** Returns the order of the fields in a schema. */
export function fieldOrderOf(schema: z.ZodType): FieldOrder {
  const root = fieldSchemaOf(schema);
  return (path) => {
    let at: FieldSchema | undefined = root;
    for (const step of path) at = step === '*' ? at?.items : at?.properties?.[step];
    return Object.keys(at?.properties ?? {});
  };
}
