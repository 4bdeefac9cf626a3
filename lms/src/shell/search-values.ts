/** A query value as text. The router reads `1` as a number and `true` as a flag; ids and tokens are text always. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
