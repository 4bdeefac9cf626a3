import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import { LOGGED_IN_COOKIE, TOKEN_COOKIE } from '@plinth/domain/session/auth-check';

const attributes = (maxAge: number) =>
  `; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

/**
 * The current session token, made of characters that need no encoding, or null. It is sent as x-auth-token; the cookie
 * alone authorises nothing.
 */
export function readToken(): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${TOKEN_COOKIE}=`)) return part.slice(TOKEN_COOKIE.length + 1) || null;
  }
  return null;
}

/** The token with which this page's profile was read. */
let own: string | null = null;

/** Binds the page to a session, or, with null, to none. */
export const bindToken = (token: string | null): void => {
  own = token;
};

/**
 * Whether another tab has signed in someone else meanwhile: the cookie is shared by the whole browser and may now
 * belong to another person.
 */
export function isTokenOfAnother(): boolean {
  const token = readToken();
  return own !== null && token !== null && token !== own;
}

/** Stores the token for three days. */
export function keepToken(token: string): void {
  const age = attributes(COOKIE_MAX_AGE_DAYS * 86_400);
  document.cookie = `${TOKEN_COOKIE}=${token}${age}`;
  document.cookie = `${LOGGED_IN_COOKIE}=true${age}`;
}

export function dropToken(): void {
  for (const name of [TOKEN_COOKIE, LOGGED_IN_COOKIE]) {
    document.cookie = `${name}=${attributes(0)}`;
  }
}
