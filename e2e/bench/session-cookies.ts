import { LOGGED_IN_COOKIE, TOKEN_COOKIE } from '@plinth/domain/session/auth-check';

/** Returns the cookies by which the app knows who is signed in. */
export const sessionCookies = (origin: string, token: string) => [
  { name: TOKEN_COOKIE, value: token, url: origin },
  { name: LOGGED_IN_COOKIE, value: 'true', url: origin },
];
