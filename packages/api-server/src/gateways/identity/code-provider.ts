import { hkdfSync } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Configuration } from 'openid-client';
import type { Settings } from '../../settings/settings.ts';
import type { CodeReturn, IdentityProvider } from './identity-provider.ts';

const TIMEOUT_SECONDS = 5;
/**
 * The issuer's confirmation is valid for the steps of one sign-in, such as the question whether to create an account.
 */
const TICKET = '5 minutes';
const SKEW_SECONDS = 30;

/** The method of the school's own issuer. */
export const OIDC_METHOD = 'OIDC';

type Options = Pick<
  Settings,
  | 'PLINTH_ORIGIN'
  | 'PLINTH_SECRET'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_LABEL'
  | 'OIDC_TRUSTS_MFA'
  | 'OIDC_MFA_ACRS'
> & { issuer: string; clientId: string };

type Library = typeof import('openid-client');

/** The issuer did not answer, which is not a refusal. */
export class IssuerAway extends Error {}

const isAway = ({ ClientError, ResponseBodyError }: Library, error: unknown): boolean =>
  (error instanceof ResponseBodyError && error.status >= 500) ||
  (error instanceof ClientError
    ? error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    : error instanceof TypeError && error.message === 'fetch failed');

/**
 * Any OpenID Connect issuer, by the authorization code flow with PKCE. The browser stores state, nonce and verifier;
 * the server exchanges the code, checks signature, issuer, audience and nonce, and returns a ticket of its own, which
 * sign-in and sign-up accept like the id tokens of other providers.
 */
export function createCodeProvider(options: Options): IdentityProvider {
  const { issuer, clientId, OIDC_CLIENT_SECRET: secret, PLINTH_ORIGIN } = options;
  const ticketKey = new Uint8Array(hkdfSync('sha256', options.PLINTH_SECRET, '', 'oidc-ticket', 32));
  let found: Promise<{ library: Library; config: Configuration }> | null = null;

  async function discover() {
    // Few schools have an issuer of their own, and the others do not load its library.
    const library = await import('openid-client');
    const insecure = issuer.startsWith('http:') ? [library.allowInsecureRequests] : [];
    const published = await library.discovery(new URL(issuer), clientId, undefined, library.None(), {
      timeout: TIMEOUT_SECONDS,
      execute: insecure,
    });
    const metadata = published.serverMetadata();
    const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const proof = !secret
      ? library.None()
      : ways.includes('client_secret_basic')
        ? library.ClientSecretBasic(secret)
        : library.ClientSecretPost(secret);
    const config = new library.Configuration(
      metadata,
      clientId,
      { [library.clockTolerance]: SKEW_SECONDS },
      proof,
    );
    config.timeout = TIMEOUT_SECONDS;
    for (const allow of insecure) allow(config);
    library.enableNonRepudiationChecks(config);
    return { library, config };
  }

  /** A failure is not cached, so that the next sign-in retries. */
  async function published() {
    found ??= discover();
    const current = found;
    try {
      return await current;
    } catch (error) {
      if (found === current) found = null;
      throw new IssuerAway('the issuer was not discovered', { cause: error });
    }
  }

  /** The issuer's claims about a person, including the address, which some return only from a second endpoint. */
  async function claimsOf({ callback, state, nonce, codeVerifier, redirectUri }: CodeReturn) {
    const { library, config } = await published();
    const url = new URL(redirectUri);
    url.search = callback;
    try {
      const tokens = await library.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no id token came');
      if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await library.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
    } catch (error) {
      throw isAway(library, error) ? new IssuerAway('the issuer gave no answer', { cause: error }) : error;
    }
  }

  const showedFactors = ({ amr, acr }: Record<string, unknown>): boolean =>
    options.OIDC_TRUSTS_MFA &&
    ((Array.isArray(amr) && amr.includes('mfa')) ||
      (typeof acr === 'string' && options.OIDC_MFA_ACRS.includes(acr)));

  return {
    method: OIDC_METHOD,
    label: options.OIDC_LABEL ?? new URL(issuer).host,
    clientId,
    authorizeUrl: async () => {
      const { config } = await published();
      const { authorization_endpoint: address } = config.serverMetadata();
      if (!address) throw new Error('discovery has no authorization_endpoint');
      return address;
    },
    redeem: async (returned, now) => {
      const claims = await claimsOf(returned);
      return (
        new SignJWT({
          email: claims.email,
          email_verified: claims.email_verified,
          name: claims.name,
          given_name: claims.given_name,
          family_name: claims.family_name,
          nonce: returned.nonce,
          showedFactors: showedFactors(claims),
        })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer(PLINTH_ORIGIN)
          .setAudience(clientId)
          // An identity at one issuer means nothing at another that the school may change to.
          .setSubject(`${claims.iss} ${claims.sub}`)
          .setIssuedAt(now)
          .setExpirationTime(new Date(now.getTime() + 300_000))
          .sign(ticketKey)
      );
    },
    verify: async (ticket, now): Promise<JWTPayload> => {
      const { payload } = await jwtVerify(ticket, ticketKey, {
        issuer: PLINTH_ORIGIN,
        audience: clientId,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: TICKET,
        clockTolerance: SKEW_SECONDS,
        currentDate: now,
      });
      return payload;
    },
  };
}
