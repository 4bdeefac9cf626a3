import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Settings } from '../../settings/settings.ts';
import { ALGORITHMS, type IdentityProvider, MAX_TOKEN_AGE } from './identity-provider.ts';

/** The method of the demonstration's own provider; production neither offers nor accepts it. */
export const SANDBOX_METHOD = 'SANDBOX';
export const SANDBOX_CLIENT_ID = 'plinth-demonstration';
export const SANDBOX_PATH = '/sandbox-identity';

/** An Ed25519 private key in DER is this header followed by any 32 bytes. */
const DER_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const issuerOf = ({ PLINTH_ORIGIN }: Pick<Settings, 'PLINTH_ORIGIN'>) => `${PLINTH_ORIGIN}${SANDBOX_PATH}`;

/** Derived from the school's secret, so that every process signs and verifies with the same key. */
function signingKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'sandbox-identity', 32));
  return createPrivateKey({ key: Buffer.concat([DER_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

export type SandboxIdentity = {
  emailId: string;
  firstName: string;
  lastName: string;
  isEmailVerified: boolean;
  nonce: string | null;
};

type Keys = Pick<Settings, 'PLINTH_ORIGIN' | 'PLINTH_SECRET'>;

/** The id token that the sandbox issues: like a provider's, valid for five minutes. */
export function signSandboxToken(settings: Keys, identity: SandboxIdentity, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    email: identity.emailId,
    email_verified: identity.isEmailVerified,
    given_name: identity.firstName,
    family_name: identity.lastName,
    ...(identity.nonce ? { nonce: identity.nonce } : {}),
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setIssuer(issuerOf(settings))
    .setAudience(SANDBOX_CLIENT_ID)
    .setSubject(createHash('sha256').update(identity.emailId).digest('base64url').slice(0, 21))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(signingKey(settings.PLINTH_SECRET));
}

/** Replaces a provider: its page lets anyone choose who they are, so it is for demonstrations only. */
export function createSandboxProvider(settings: Keys): IdentityProvider {
  const key = createPublicKey(signingKey(settings.PLINTH_SECRET));
  return {
    method: SANDBOX_METHOD,
    label: 'a test identity',
    clientId: SANDBOX_CLIENT_ID,
    authorizeUrl: async () => `${SANDBOX_PATH}/authorize`,
    verify: async (tokenId, now) => {
      const { payload } = await jwtVerify(tokenId, key, {
        issuer: issuerOf(settings),
        audience: SANDBOX_CLIENT_ID,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: MAX_TOKEN_AGE,
        clockTolerance: 30,
        currentDate: now,
      });
      return payload;
    },
  };
}
