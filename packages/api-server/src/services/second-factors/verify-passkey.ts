import type { ShownPasskey } from '@plinth/domain/auth/passkey';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { passkeys } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { type PasskeyPurpose, takeChallenge, wrongPasskey } from './passkey-challenge.ts';
import { loadWebAuthn, relyingParty } from './relying-party.ts';

/** A passkey that was shown, and its signature counter at that time. */
export type UsedPasskey = { passkeyId: string; counter: number };

/** Verifies what a person's passkey has signed. @throws Refusal INVALID_CREDENTIALS */
export async function verifyPasskey(
  deps: Deps,
  userId: string,
  purpose: PasskeyPurpose,
  shown: ShownPasskey,
): Promise<UsedPasskey> {
  const expectedChallenge = await takeChallenge(deps, userId, purpose, shown.response.clientDataJSON);
  const [known] = await deps.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, shown.id), eq(passkeys.userId, userId)));
  if (!known) throw wrongPasskey();
  const { passkeyId, credentialId, publicKey, counter } = known;
  const { origin, rpId } = relyingParty(deps);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...shown, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    // The password is required as well, so a key that only needs a touch is enough.
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw wrongPasskey();
  return { passkeyId, counter: verified.authenticationInfo.newCounter };
}

/**
 * Records that a passkey was used. One removed meanwhile, or whose counter another use has reached, opens nothing.
 * @throws Refusal INVALID_CREDENTIALS
 */
export async function spendPasskey(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  { passkeyId, counter }: UsedPasskey,
): Promise<void> {
  const isLater = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.passkeyId, passkeyId), isLater));
  if (!rowCount) throw wrongPasskey();
}
