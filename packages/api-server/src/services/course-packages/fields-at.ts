import type * as z from 'zod';

type Inner = { def: { type: string; shape?: object; element?: Inner; innerType?: Inner } };

/** The names of the fields that a schema has at a path of its value; empty if it has no fields there. */
export function fieldsAt(schema: z.ZodType<unknown>, path: readonly PropertyKey[]): string[] {
  let at = schema as unknown as Inner | undefined;
  const unwrap = () => {
    while (at?.def.innerType) at = at.def.innerType;
  };
  for (const step of path) {
    unwrap();
    at =
      at?.def.type === 'array'
        ? at.def.element
        : (at?.def.shape as Record<PropertyKey, Inner> | undefined)?.[step];
  }
  unwrap();
  return at?.def.shape ? Object.keys(at.def.shape) : [];
}
