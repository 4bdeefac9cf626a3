import * as z from 'zod/mini';

/** A way to sign in with an external account, such as GOOGLE; which exist is configuration. */
export const SocialMethod = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'This sign-in method is not offered'));

/** A sign-up or login with a social account. */
export const SignUpSocial = z.object({
  method: SocialMethod,
  tokenId: z.string().check(z.minLength(1, 'The sign-in was not completed'), z.maxLength(8192)),
  /** The value the browser asked the provider to include in the token, so that a foreign token cannot be slipped in. */
  nonce: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});
export type SignUpSocial = z.infer<typeof SignUpSocial>;

/** What an OpenID Connect issuer sent back to the browser, and what the browser stored for it in the meantime. */
export const SocialCode = z.object({
  /** The query of the return address, with `code`, `state` and anything else the issuer adds. */
  callback: z.string().check(z.minLength(1, 'The sign-in was not completed'), z.maxLength(8192)),
  state: z.string().check(z.minLength(16), z.maxLength(128)),
  nonce: z.string().check(z.minLength(16), z.maxLength(128)),
  codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
});
export type SocialCode = z.infer<typeof SocialCode>;
