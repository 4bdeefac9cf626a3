import { SOCIAL_SIGN_IN_KEY } from '@plinth/domain/session/stored-keys';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** From which page a social sign-in was begun: from sign-up an account may be made without asking again. */
export type SocialStart = 'login' | 'signup';

type UnderWay = {
  method: string;
  /** Comes back in the address: tells our return from one that somebody else sent here. */
  state: string;
  /** Comes back inside the signed token. */
  nonce: string;
  start: SocialStart;
  /** Query of the page it was begun on, with the way back in it. */
  search: string;
};

export type SocialReturn = UnderWay & { tokenId: string };

/** The providers that this school offers. */
export const socialMethodsQuery = () =>
  queryOptions({
    queryKey: ['auth', 'social-methods'],
    queryFn: ({ signal }) => api.auth.listSocialMethods({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const random = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

const RETURN_PATH = '/login/social';

/** The address of the provider's page, for a sign-in that this tab remembers until it comes back. */
export async function beginSocialSignIn(method: string, start: SocialStart, search: string): Promise<string> {
  const { authorizeUrl, clientId } = await api.auth.startSocial({ params: { method } });
  const underWay: UnderWay = { method, state: random(), nonce: random(), start, search };
  sessionStorage.setItem(SOCIAL_SIGN_IN_KEY, JSON.stringify(underWay));
  const url = new URL(authorizeUrl, location.origin);
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: `${location.origin}${RETURN_PATH}`,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    state: underWay.state,
    nonce: underWay.nonce,
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/** What the provider sent back, or null when this tab began no such sign-in. The fragment never reaches a server. */
export function readSocialReturn(hash: string): SocialReturn | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenId = given.get('id_token');
  const kept = sessionStorage.getItem(SOCIAL_SIGN_IN_KEY);
  if (!tokenId || !kept) return null;
  const underWay = JSON.parse(kept) as UnderWay;
  return given.get('state') === underWay.state ? { ...underWay, tokenId } : null;
}

/** Forgets the sign-in under way: it comes back once. */
export const endSocialSignIn = (): void => sessionStorage.removeItem(SOCIAL_SIGN_IN_KEY);
