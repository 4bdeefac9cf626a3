import { type MadePasskey, PASSKEYS_MAX } from '@plinth/domain/auth/passkey';
import { eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { passkeys } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { refuse } from '../refusal.ts';
import { countCode } from './count-code.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { lockOwner } from './lock-owner.ts';
import { noteNewFactor } from './note-new-factor.ts';
import { takeChallenge, wrongPasskey } from './passkey-challenge.ts';
import { KEY_KINDS, loadWebAuthn, relyingParty } from './relying-party.ts';
import { tooManyPasskeys } from './start-passkey.ts';

/**
 * Saves a passkey that the browser has created.
 * @returns recovery codes, which cannot be read again; none if some exist
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT when it is known or there are too many, FORBIDDEN while acting,
 * TOO_MANY_REQUESTS
 */
export async function addPasskey(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  { name, passkey }: { name: string; passkey: MadePasskey },
) {
  const { userId, tokenHash } = notActing(caller);
  await countCode(deps, request.address, userId, tokenHash);
  const made = await readMade(deps, userId, passkey);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const isFirst = !(await hasSecondFactor(tx, userId));
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= PASSKEYS_MAX) throw tooManyPasskeys();
    const { rowCount } = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: passkey.response.transports ?? [],
        name,
        createdAt: deps.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId });
    if (!rowCount) throw refuse('CONFLICT', 'This passkey is already in use.');
    return noteNewFactor(deps, tx, owner, { tokenHash, address: request.address, isFirst, passkey: name });
  });
}

async function readMade(deps: Deps, userId: string, { response, ...passkey }: MadePasskey) {
  const expectedChallenge = await takeChallenge(deps, userId, 'ADD', response.clientDataJSON);
  const { origin, rpId } = relyingParty(deps);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    // The password is required as well, so a key that only needs a touch is enough.
    requireUserVerification: false,
    supportedAlgorithmIDs: KEY_KINDS,
  }).catch(() => null);
  if (!verified?.verified) throw wrongPasskey();
  return verified.registrationInfo.credential;
}
