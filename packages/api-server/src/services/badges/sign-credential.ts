import { SignJWT } from 'jose';
import type { Deps } from '../../deps.ts';
import { badgeUrls } from './badge-urls.ts';
import { ensureSigningKey, SIGNING_ALGORITHM } from './ensure-signing-key.ts';

type Credential = {
  id: string;
  issuer: { id: string };
  /** ISO 8601 in whole seconds. */
  validFrom: string;
  credentialSubject: { id: string };
};

/**
 * Signs a credential as the token of Open Badges 3.0 (its JSON Web Token Proof Format). The key is referenced by its
 * address at the school rather than included with the signature, where anyone could put theirs. The same credential
 * always gives the same token.
 */
export async function signCredential(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  credential: Credential,
): Promise<string> {
  const { keyId, privateKey } = await ensureSigningKey(db, settings.PLINTH_SECRET, now());
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: badgeUrls(settings).key(keyId), typ: 'JWT' })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(Date.parse(credential.validFrom) / 1000)
    .sign(privateKey);
}
