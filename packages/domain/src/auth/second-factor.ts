import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { plainCharacters } from '../fields/plain-characters.ts';
import { Passkey, PasskeyRequestOptions, ShownPasskey } from './passkey.ts';

/** Six digits of an authenticator app, or a recovery code; with spaces and dashes as people type them. */
export const SecondFactorCode = z.pipe(
  z.string().check(z.minLength(1, 'Enter the code'), z.maxLength(40, 'This code is too long')),
  z.transform((code: string) => plainCharacters(code).replaceAll(/[\s-]/g, '').toLowerCase()),
);

/** A code or a passkey, whichever is at hand, required in addition to the password. */
export const SecondFactorProof = z
  .object({ code: z.optional(SecondFactorCode), passkey: z.optional(ShownPasskey) })
  .check(
    z.refine(
      ({ code, passkey }) => (code === undefined) !== (passkey === undefined),
      'Show a code or a passkey',
    ),
  );
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;

/** The ways a person may show the second factor; a recovery code always works. */
export const SecondFactorWays = z.object({
  /** The options the browser is given; null without passkeys. */
  passkey: z.nullable(PasskeyRequestOptions),
  hasApp: z.boolean(),
});
export type SecondFactorWays = z.infer<typeof SecondFactorWays>;

/**
 * What proves that the owner is at the device, not someone who found it open: a recent sign-in is enough, later the
 * password is required, and a person without one signs in again.
 */
export const OWNER_PROOFS = ['NONE', 'PASSWORD', 'SIGN_IN'] as const;
export type OwnerProof = (typeof OWNER_PROOFS)[number];

/** How long a sign-in counts as recent. */
export const FRESH_SIGN_IN_MINUTES = 15;

/** What a person has in addition to the password. */
export const SecondFactors = z.object({
  totpConfirmedAt: z.nullable(Instant),
  passkeys: z.array(Passkey),
  /** Remaining codes; none without a second factor. */
  recoveryCodesLeft: z.int().check(z.gte(0)),
  /** What is required before an app or a passkey is set up. */
  proof: z.enum(OWNER_PROOFS),
});
export type SecondFactors = z.infer<typeof SecondFactors>;
