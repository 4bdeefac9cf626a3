import { MadePasskey, PasskeyCreationOptions, PasskeyName } from '@plinth/domain/auth/passkey';
import {
  SecondFactorCode,
  SecondFactorProof,
  SecondFactors,
  SecondFactorWays,
} from '@plinth/domain/auth/second-factor';
import { Id } from '@plinth/domain/fields/id';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';

const { get, post, put } = callsOf('secondFactors');

const Code = z.object({ body: z.object({ code: SecondFactorCode }) });
const Proof = z.object({ body: SecondFactorProof });
const WithPassword = z.object({ body: z.object({ password: z.optional(PresentPassword) }) });
/** Empty if the existing codes stay. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const Removed = z.object({ removed: z.literal(true) });
const tries = { calls: 30, seconds: 900, by: 'caller' } as const;

/**
 * The caller's second factor: an app, passkeys, or both. Staff who act as another user may make none of these calls.
 */
export const secondFactors = {
  read: get('/v1/client/user/second-factor', {
    access: 'signed-in',
    summary: "Returns the caller's authenticator app and passkeys, and the number of recovery codes left.",
    output: SecondFactors,
  }),

  startTotp: post('/v1/client/user/second-factor/totp', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Returns a secret for an authenticator app, which counts once confirmed. Requires the password, unless the sign-in was just now. 400 INVALID_CREDENTIALS, 409 if an app is already set up, or if the sign-in was long ago and there is no password.',
    input: WithPassword,
    output: z.object({
      secret: z.string(),
      otpauthUri: z.string(),
      /** Rows of the QR code of the URI; true is dark. */
      qrModules: z.array(z.array(z.boolean())),
    }),
  }),

  confirmTotp: put('/v1/client/user/second-factor/totp', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Switches on the authenticator app with one of its codes. The first factor ends the other sessions and returns the recovery codes, this once. 400 INVALID_CREDENTIALS, 404 if none was started, 409 if already on.',
    input: Code,
    output: RecoveryCodes,
  }),

  removeTotp: post('/v1/client/user/second-factor/totp/removal', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Removes the authenticator app, given a code or a passkey; removing the last factor switches the second factor off. 400 INVALID_CREDENTIALS, 403 if it is the last one of a staff member, 404 if there is no app, 409 if there is no second factor.',
    input: Proof,
    output: Removed,
  }),

  startPasskey: post('/v1/client/user/second-factor/passkeys/challenge', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Returns what a browser creates a passkey from, valid for five minutes. Requires the password, unless the sign-in was just now. 400 INVALID_CREDENTIALS, 409 if there are already ten, or if the sign-in was long ago and there is no password.',
    input: WithPassword,
    output: PasskeyCreationOptions,
  }),

  addPasskey: post('/v1/client/user/second-factor/passkeys', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Saves a passkey under a name. The first factor ends the other sessions and returns the recovery codes, this once. 400 INVALID_CREDENTIALS, 409 if there are already ten, or the passkey is known.',
    input: z.object({ body: z.object({ name: PasskeyName, passkey: MadePasskey }) }),
    output: RecoveryCodes,
  }),

  removePasskey: post('/v1/client/user/second-factor/passkeys/{passkeyId}/removal', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Removes a passkey, given a code or a passkey; removing the last factor switches the second factor off. 400 INVALID_CREDENTIALS, 403 if it is the last one of a staff member, 404, 409 if there is no second factor.',
    input: z.object({ params: z.object({ passkeyId: Id }), body: SecondFactorProof }),
    output: Removed,
  }),

  beginVerify: post('/v1/client/user/second-factor/verify/challenge', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'Returns how the owner of this session can present the second factor, with the challenge that a passkey signs. 401 without a session.',
    output: SecondFactorWays,
  }),

  beginChange: post('/v1/client/user/second-factor/challenge', {
    access: 'signed-in',
    rateLimit: { calls: 120, seconds: 900, by: 'caller' },
    summary: 'Returns the same before the second factor is changed.',
    output: SecondFactorWays,
  }),

  verify: post('/v1/client/user/second-factor/verify', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'Verifies a code or a passkey in this session, which opens it if it is waiting for one. 400 INVALID_CREDENTIALS, 401 without a session, 409 if there is no second factor.',
    input: Proof,
    output: z.object({ verified: z.literal(true) }),
  }),

  renewRecoveryCodes: post('/v1/client/user/second-factor/recovery-codes', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Issues ten new recovery codes, given a code or a passkey; the old ones become invalid. 400 INVALID_CREDENTIALS, 409 if there is no second factor.',
    input: Proof,
    output: RecoveryCodes,
  }),

  switchOff: post('/v1/client/user/second-factor/off', {
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Removes the app, passkeys and recovery codes, given a code or a passkey. 400 INVALID_CREDENTIALS, 403 for staff, who need one in production, 409 if there is none.',
    input: Proof,
    output: z.object({ off: z.literal(true) }),
  }),
};
