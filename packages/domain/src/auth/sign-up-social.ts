import * as z from 'zod/mini';

/** A way to sign in with an account elsewhere, such as GOOGLE; which exist is configuration (D-23). */
export const SocialMethod = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'This sign-in method is not offered'));

/** A sign-up or login with a social account (ENTITY-26). */
export const SignUpSocial = z.object({
  method: SocialMethod,
  tokenId: z.string().check(z.minLength(1, 'The sign-in was not completed'), z.maxLength(8192)),
  /** What the browser asked the provider to put into the token, so that a foreign token cannot be slipped in. */
  nonce: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});
export type SignUpSocial = z.infer<typeof SignUpSocial>;
