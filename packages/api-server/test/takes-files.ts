import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a schema is made of, whichever kind it is. */
type Parts = {
  type: string;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  items?: readonly Schema[];
  getter?: () => Schema;
} & Partial<
  Record<'element' | 'in' | 'out' | 'innerType' | 'valueType' | 'left' | 'right' | 'rest', Schema | null>
>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

function partsOf(def: Parts): Schema[] {
  const { element, in: from, out, innerType, valueType, left, right, rest } = def;
  const single = [element, from, out, innerType, valueType, left, right, rest];
  const several = [...Object.values(def.shape ?? {}), ...(def.options ?? []), ...(def.items ?? [])];
  return [...single, ...several, def.type === 'lazy' ? def.getter?.() : null].filter(isSchema);
}

/** Whether the input of a call declares a file anywhere: only such a call is sent more than JSON. */
export function takesFiles(input: unknown): boolean {
  const open = isSchema(input) ? [input] : [];
  // A set is iterated over what is added meanwhile as well, and a schema that contains itself is seen once.
  const seen = new Set(open);
  for (const schema of seen) {
    const def = schema._zod.def as unknown as Parts;
    if (def.type === 'file') return true;
    for (const part of partsOf(def)) seen.add(part);
  }
  return false;
}
