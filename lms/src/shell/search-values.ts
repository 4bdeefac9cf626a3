/** The values of an address that are text and not empty; a page reads out of them what it knows. */
export function textsOf(typed: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, value]) => {
      const text = textOf(value);
      return text ? [[key, text]] : [];
    }),
  );
}

/** A query value as text. The router reads `1` as a number and `true` as a flag; ids and tokens are text always. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
