import type { $ZodType } from 'zod/v4/core';

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Returns the schemas that a schema is directly made of. */
export function innerSchemas(schema: $ZodType): $ZodType[] {
  const { def } = schema._zod;
  const parts = Object.values(def).flatMap((part: unknown) => {
    if (typeof part === 'function' && def.type === 'lazy') return [part()];
    if (isSchema(part) || Array.isArray(part)) return [part].flat();
    return [];
  });
  const shape = 'shape' in def ? Object.values(def.shape as object) : [];
  return [...parts, ...shape].filter(isSchema);
}
