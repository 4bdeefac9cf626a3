import { SOCIAL_SIGN_IN_KEY } from '@plinth/domain/session/stored-keys';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The page on which a social sign-in started: from sign-up an account may be created without asking again. */
export type SocialStart = 'login' | 'signup';

type UnderWay = {
  method: string;
  /** Returned in the address: distinguishes our return from one that someone else sent here. */
  state: string;
  /** Returned inside the signed token. */
  nonce: string;
  /**
   * Proves to the issuer that the code is redeemed by the client it was issued to; null where an id token is returned.
   */
  codeVerifier: string | null;
  start: SocialStart;
  /** The query of the page on which it started, including the return address. */
  search: string;
};

/** An id token, or the query with the code returned by an issuer; neither if the person turned back there. */
export type SocialReturn = UnderWay & { tokenId: string | null; callback: string | null };

/** The providers that this school offers. */
export const socialMethodsQuery = () =>
  callQuery(
    ['auth', 'social-methods'],
    api.auth.listSocialMethods,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (length = 24) => base64url(crypto.getRandomValues(new Uint8Array(length)));

const VERIFIER_BYTES = 48;

/** Over plain http a browser cannot compute a digest: the verifier is then its own challenge (RFC 7636, 4.2). */
async function challengeOf(verifier: string) {
  if (!crypto.subtle) return { code_challenge: verifier, code_challenge_method: 'plain' };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { code_challenge: base64url(new Uint8Array(digest)), code_challenge_method: 'S256' };
}

const RETURN_PATH = '/login/social';

/** The address of the provider's page, for a sign-in that this tab remembers until it returns. */
export async function startSocialSignIn(method: string, start: SocialStart, search: string): Promise<string> {
  const { authorizeUrl, clientId, usesCode } = await api.auth.startSocial({ params: { method } });
  const codeVerifier = usesCode ? random(VERIFIER_BYTES) : null;
  const underWay: UnderWay = { method, state: random(), nonce: random(), codeVerifier, start, search };
  sessionStorage.setItem(SOCIAL_SIGN_IN_KEY, JSON.stringify(underWay));
  const url = new URL(authorizeUrl, location.origin);
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: `${location.origin}${RETURN_PATH}`,
    ...(codeVerifier
      ? { response_type: 'code', ...(await challengeOf(codeVerifier)) }
      : { response_type: 'id_token', response_mode: 'fragment' }),
    scope: 'openid email profile',
    state: underWay.state,
    nonce: underWay.nonce,
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/**
 * The provider's response, or null if this tab did not start the sign-in. An id token arrives in the fragment, which
 * never reaches a server; a code arrives in the query and is worthless without the values stored in this tab.
 */
export function readSocialReturn({ hash, search }: Pick<Location, 'hash' | 'search'>): SocialReturn | null {
  const kept = sessionStorage.getItem(SOCIAL_SIGN_IN_KEY);
  if (!kept) return null;
  const underWay = JSON.parse(kept) as UnderWay;
  const given = new URLSearchParams(underWay.codeVerifier ? search : hash.replace(/^#/, ''));
  if (given.get('state') !== underWay.state) return null;
  return {
    ...underWay,
    tokenId: given.get('id_token'),
    callback: given.has('code') ? search : null,
  };
}

/** The token with which the sign-in continues. @throws ApiError if the issuer does not confirm it */
export async function tokenOfReturn({
  method,
  tokenId,
  callback,
  state,
  nonce,
  codeVerifier,
}: SocialReturn): Promise<string> {
  if (tokenId) return tokenId;
  if (!callback || !codeVerifier)
    throw new Error('You did not finish the sign-in there. Nothing has changed here.');
  const redeemed = await api.auth.redeemSocialCode({
    params: { method },
    body: { callback, state, nonce, codeVerifier },
  });
  return redeemed.tokenId;
}

/** Forgets the pending sign-in: it returns only once. */
export const endSocialSignIn = (): void => sessionStorage.removeItem(SOCIAL_SIGN_IN_KEY);
