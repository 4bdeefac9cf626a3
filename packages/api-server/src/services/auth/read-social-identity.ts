import { normalizeEmail } from '@plinth/domain/fields/email';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

export type SocialIdentity = {
  method: string;
  subject: string;
  emailId: string;
  firstName: string;
  lastName: string;
};

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Where the provider publishes its keys: found through its discovery document, once. */
async function keySetOf(issuer: string) {
  const existing = keySets.get(issuer);
  if (existing) return existing;
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5_000),
  });
  const { jwks_uri } = (await response.json()) as { jwks_uri: string };
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: 5_000 });
  keySets.set(issuer, keys);
  return keys;
}

const text = (payload: JWTPayload, claim: string) =>
  typeof payload[claim] === 'string' ? payload[claim] : '';

/**
 * Checks an id token against the configured provider's keys, issuer and audience (D-23).
 * @throws Refusal BAD_REQUEST when the method is not configured or the provider refuses the token
 */
export async function readSocialIdentity(
  deps: Deps,
  method: string,
  tokenId: string,
): Promise<SocialIdentity> {
  const entry = deps.settings.SOCIAL_ISSUERS.find((issuer) => issuer.startsWith(`${method}=`));
  const [issuer, audience] = entry?.slice(method.length + 1).split('|') ?? [];
  if (!issuer || !audience) throw refuse('BAD_REQUEST', 'This way to sign in is not offered here.');
  try {
    const { payload } = await jwtVerify(tokenId, await keySetOf(issuer), {
      issuer,
      audience,
      clockTolerance: 30,
    });
    const emailId = normalizeEmail(text(payload, 'email'));
    if (!payload.sub || !emailId || payload.email_verified !== true)
      throw new Error('no verified address in the token');
    return {
      method,
      subject: payload.sub,
      emailId,
      firstName: text(payload, 'given_name'),
      lastName: text(payload, 'family_name'),
    };
  } catch (error) {
    deps.log.info({ method, err: error }, 'social token refused');
    throw refuse('BAD_REQUEST', 'The provider did not confirm this sign-in. Try again.');
  }
}
