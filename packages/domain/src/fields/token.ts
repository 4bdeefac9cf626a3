import * as z from 'zod/mini';

/** The fewest characters in which 128 bits can stand in URL-safe base64. */
export const TOKEN_MIN = 22;

/** An unguessable token: at least 128 bits, URL-safe. */
export const Token = z
  .string()
  .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${TOKEN_MIN},512}$`), 'This link is not valid'));
export type Token = z.infer<typeof Token>;
