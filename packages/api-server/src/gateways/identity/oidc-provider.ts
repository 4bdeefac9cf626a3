import { createRemoteJWKSet, jwtVerify } from 'jose';
import { ALGORITHMS, type IdentityProvider, MAX_TOKEN_AGE } from './identity-provider.ts';
import type { SocialIssuer } from './social-issuer.ts';

const TIMEOUT_MS = 5_000;

const labelOf = (method: string) => method.charAt(0) + method.slice(1).toLowerCase().replaceAll('_', ' ');

/** A provider on the internet. Its discovery document is read on first use and cached. */
export function createOidcProvider({ method, issuer, clientId, keysUrl }: SocialIssuer): IdentityProvider {
  let discovered: Promise<Record<string, unknown>> | null = null;
  const discover = async () => {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`discovery answered ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  /** A failure is not cached, so that the next sign-in retries. */
  const published = async (key: string): Promise<string> => {
    discovered ??= discover();
    const current = discovered;
    const value = await current.then(
      (facts) => facts[key],
      (error: unknown) => {
        if (discovered === current) discovered = null;
        throw error;
      },
    );
    if (typeof value !== 'string' || !URL.canParse(value)) throw new Error(`discovery has no ${key}`);
    return value;
  };
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const keySet = async () => {
    keys ??= createRemoteJWKSet(new URL(keysUrl ?? (await published('jwks_uri'))), {
      timeoutDuration: TIMEOUT_MS,
    });
    return keys;
  };
  return {
    method,
    label: labelOf(method),
    clientId,
    authorizeUrl: () => published('authorization_endpoint'),
    verify: async (tokenId, now) => {
      const { payload } = await jwtVerify(tokenId, await keySet(), {
        issuer,
        audience: clientId,
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
