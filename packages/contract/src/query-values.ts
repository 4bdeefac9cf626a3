import * as z from 'zod/mini';

/** A query string's `true` or `false` as a boolean; any other text is refused. */
export const queryBoolean = z.pipe(
  z.enum(['true', 'false'], 'Use true or false'),
  z.transform((text) => text === 'true'),
);

/** A query string's whole number within bounds; any other text is refused. */
export const queryInt = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, 'Use a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))),
  );
