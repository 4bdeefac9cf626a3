import * as z from 'zod/mini';

/** The minimum number of characters for 128 bits in URL-safe base64. */
export const TOKEN_MIN = 22;

/** An unguessable token: at least 128 bits, URL-safe. */
export const Token = z
  .string()
  .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${TOKEN_MIN},512}$`), 'This link is not valid'));
export type Token = z.infer<typeof Token>;
