type Leaf = string | number | boolean | null | undefined | File | readonly unknown[];

/** The dotted paths of a draft: `city`, `details.lastName`. A list is one value. */
export type PathOf<D> = {
  [K in keyof D & string]: D[K] extends Leaf ? K : K | `${K}.${PathOf<NonNullable<D[K]>>}`;
}[keyof D & string];

export type ValueAt<D, P extends string> = P extends keyof D
  ? D[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof D
      ? ValueAt<NonNullable<D[K]>, Rest>
      : never
    : never;

/** The paths whose value may be any `V`. */
export type PathTo<D, V> = { [P in PathOf<D>]: V extends ValueAt<D, P> ? P : never }[PathOf<D>];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path, or undefined. */
export function readPath<D extends object, P extends PathOf<D>>(draft: D, path: P): ValueAt<D, P> {
  let found: unknown = draft;
  for (const name of path.split('.')) found = isRecord(found) ? found[name] : undefined;
  return found as ValueAt<D, P>;
}

/** Returns a copy of `whole` with another value at the end of `names`; everything off that path is reused. */
export function withValue(whole: unknown, names: readonly string[], value: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const before = isRecord(whole) ? whole : {};
  return { ...before, [name]: withValue(before[name], rest, value) };
}
