import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';

/** The most passkeys per person. */
export const PASSKEYS_MAX = 10;

/** The owner's name for a passkey, to distinguish it from the others. */
export const PasskeyName = textField(60);

/** A key of a phone, a computer or a USB stick, shown in addition to the password. */
export const Passkey = z.object({
  passkeyId: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});

/** Bytes as a browser serialises them into JSON: base64url, no longer than an authenticator has reason to make them. */
const Bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,8000}$/, 'These are no bytes of a passkey'));

const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The options a browser is given to create a passkey. Names as in WebAuthn, which reads it. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** The options a browser is given to show a passkey. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Known),
  userVerification: z.literal('preferred'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** A passkey as created by a browser. */
export const MadePasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** A passkey as shown by a browser: what it signed. */
export const ShownPasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
});
export type ShownPasskey = z.infer<typeof ShownPasskey>;
