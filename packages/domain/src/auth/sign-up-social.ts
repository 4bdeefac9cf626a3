import * as z from 'zod/mini';

/** A sign-up or login with a social account (ENTITY-26); which methods exist is configuration (D-23). */
export const SignUpSocial = z.object({
  method: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'This sign-in method is not offered')),
  tokenId: z.string().check(z.minLength(1, 'The sign-in was not completed'), z.maxLength(8192)),
});
export type SignUpSocial = z.infer<typeof SignUpSocial>;

/** The social method that is on by default (D-23). */
export const DEFAULT_SOCIAL_METHOD = 'GOOGLE';
