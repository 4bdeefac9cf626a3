import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { refuse } from '../refusal.ts';
import { ownerProof } from './owner-proof.ts';

/**
 * Proves the owner: an open session left unattended is not enough to set up an app or a passkey.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT when the sign-in is too long ago and there is no password
 */
export async function proveOwner(
  deps: Deps,
  { userId, tokenHash }: Caller,
  password: string | undefined,
): Promise<void> {
  const proof = await ownerProof(deps, tokenHash);
  if (proof === 'PASSWORD') await confirmPassword(deps, userId, password ?? '', 'password');
  if (proof === 'SIGN_IN')
    throw refuse('CONFLICT', 'You signed in too long ago for this. Sign out, sign in again, and come back.');
}
