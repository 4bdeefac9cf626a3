import { COOKIE_MAX_AGE_DAYS } from '@plinth/domain/constants/limits';
import { LOGGED_IN_COOKIE, TOKEN_COOKIE } from '@plinth/domain/session/auth-check';

const attributes = (maxAge: number) =>
  `; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

/** What another script wrote without encoding it opens nothing, and must not keep the app from opening. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The session token, or null. It travels as x-auth-token; the cookie alone authorises nothing. */
export function readToken(): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${TOKEN_COOKIE}=`)) return decoded(part.slice(TOKEN_COOKIE.length + 1)) || null;
  }
  return null;
}

/** Keeps the token for three days. */
export function keepToken(token: string): void {
  const age = attributes(COOKIE_MAX_AGE_DAYS * 86_400);
  document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}${age}`;
  document.cookie = `${LOGGED_IN_COOKIE}=true${age}`;
}

export function dropToken(): void {
  for (const name of [TOKEN_COOKIE, LOGGED_IN_COOKIE]) {
    document.cookie = `${name}=${attributes(0)}`;
  }
}
