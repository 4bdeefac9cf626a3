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

const call = callsOf('secondFactors');

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
  read: call({
    method: 'GET',
    path: '/v1/client/user/second-factor',
    access: 'signed-in',
    summary: 'The app and the passkeys of the caller, and how many recovery codes are left.',
  })
    .input(z.object({}))
    .output(SecondFactors),

  startTotp: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/totp',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'A secret for an authenticator app, which counts once confirmed. With the password, unless the sign-in was just now. 400 INVALID_CREDENTIALS, 409 there is an app already, or a sign-in of long ago without a password.',
  })
    .input(WithPassword)
    .output(
      z.object({
        secret: z.string(),
        otpauthUri: z.string(),
        /** Rows of the QR code of the URI; true is dark. */
        qrModules: z.array(z.array(z.boolean())),
      }),
    ),

  confirmTotp: call({
    method: 'PUT',
    path: '/v1/client/user/second-factor/totp',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Switches the app on with a code of it. The first factor ends the other sessions and answers the recovery codes this once. 400 INVALID_CREDENTIALS, 404 none begun, 409 on already.',
  })
    .input(Code)
    .output(RecoveryCodes),

  removeTotp: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/totp/removal',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Takes the app away, for a code or a passkey; the second factor is off with the last of it. 400 INVALID_CREDENTIALS, 403 the last one of staff, 404 no app, 409 no second factor.',
  })
    .input(Proof)
    .output(Removed),

  startPasskey: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/passkeys/challenge',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'What a browser makes a passkey from, for five minutes. With the password, unless the sign-in was just now. 400 INVALID_CREDENTIALS, 409 ten are there, or a sign-in of long ago without a password.',
  })
    .input(WithPassword)
    .output(PasskeyCreationOptions),

  addPasskey: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/passkeys',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Keeps a passkey under a name. The first factor ends the other sessions and answers the recovery codes this once. 400 INVALID_CREDENTIALS, 409 ten are there, or it is known.',
  })
    .input(z.object({ body: z.object({ name: PasskeyName, passkey: MadePasskey }) }))
    .output(RecoveryCodes),

  removePasskey: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/passkeys/{passkeyId}/removal',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Takes a passkey away, for a code or a passkey; the second factor is off with the last of it. 400 INVALID_CREDENTIALS, 403 the last one of staff, 404, 409 no second factor.',
  })
    .input(z.object({ params: z.object({ passkeyId: Id }), body: SecondFactorProof }))
    .output(Removed),

  beginVerify: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/verify/challenge',
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'By what the owner of this session may show the second factor, with what a passkey signs. 401 no session.',
  })
    .input(z.object({}))
    .output(SecondFactorWays),

  beginChange: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/challenge',
    access: 'signed-in',
    rateLimit: { calls: 120, seconds: 900, by: 'caller' },
    summary: 'The same before the second factor is changed.',
  })
    .input(z.object({}))
    .output(SecondFactorWays),

  verify: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/verify',
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 900 }),
    summary:
      'Shows a code or a passkey in this session, which opens it when it waits for one. 400 INVALID_CREDENTIALS, 401 no session, 409 no second factor.',
  })
    .input(Proof)
    .output(z.object({ verified: z.literal(true) })),

  renewRecoveryCodes: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/recovery-codes',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Ten new recovery codes for a code or a passkey; the old ones end. 400 INVALID_CREDENTIALS, 409 no second factor.',
  })
    .input(Proof)
    .output(RecoveryCodes),

  switchOff: call({
    method: 'POST',
    path: '/v1/client/user/second-factor/off',
    access: 'signed-in',
    rateLimit: tries,
    summary:
      'Takes app, passkeys and recovery codes away, for a code or a passkey. 400 INVALID_CREDENTIALS, 403 staff need one, 409 none there.',
  })
    .input(Proof)
    .output(z.object({ off: z.literal(true) })),
};
