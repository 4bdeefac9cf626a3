/** The address values that are non-empty text; each page reads those it knows. */
export function textsOf(typed: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, value]) => {
      const text = textOf(value);
      return text ? [[key, text]] : [];
    }),
  );
}

/** A query value as text. The router reads `1` as a number and `true` as a flag; ids and tokens are always text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
