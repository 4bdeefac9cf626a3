import { PASSKEYS_MAX, type PasskeyCreationOptions } from '@plinth/domain/auth/passkey';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { passkeys } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { readSchoolName } from '../first-run/read-school-name.ts';
import { refuse } from '../refusal.ts';
import { askChallenge, CHALLENGE_MS } from './passkey-challenge.ts';
import { proveOwner } from './prove-owner.ts';
import { KEY_KINDS, relyingParty } from './relying-party.ts';

/**
 * Returns what a browser creates a passkey from; a device that already has one of the account creates no other.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT with the most passkeys allowed or a sign-in too long ago, FORBIDDEN
 * while acting
 */
export async function startPasskey(
  deps: Deps,
  caller: Caller,
  password: string | undefined,
): Promise<PasskeyCreationOptions> {
  const { userId, emailId } = notActing(caller);
  await proveOwner(deps, caller, password);
  const known = await deps.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys();
  return {
    rp: { id: relyingParty(deps).rpId, name: await readSchoolName(deps) },
    user: { id: Buffer.from(userId).toString('base64url'), name: emailId, displayName: emailId },
    challenge: await askChallenge(deps, userId, 'ADD'),
    pubKeyCredParams: KEY_KINDS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(toKnown),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };
}

/** Returns a passkey in the form a browser needs to find it again. */
export const toKnown = ({ credentialId, transports }: typeof passkeys.$inferSelect) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

export const tooManyPasskeys = () =>
  refuse('CONFLICT', `You have ${PASSKEYS_MAX} passkeys. Remove one that you do not use.`);
