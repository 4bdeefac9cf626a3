import { AUTH_REFRESH_MS } from '../constants/limits.ts';

/** The names of the two cookies; the token is sent as x-auth-token. */
export const TOKEN_COOKIE = 'token';
export const LOGGED_IN_COOKIE = 'isLoggedIn';

/** Whether the auth check runs: with a token cookie, or if forced. */
export function runsAuthCheck(facts: { hasTokenCookie: boolean; isForced: boolean }): boolean {
  return facts.hasTokenCookie || facts.isForced;
}

/** Whether a new check is needed: after a profile update, and every 24 hours. */
export function isAuthCheckDue(facts: {
  lastCheckedAt: string | null;
  profileUpdatedAt: string | null;
  now: string;
}): boolean {
  if (facts.lastCheckedAt === null) return true;
  const last = Date.parse(facts.lastCheckedAt);
  if (facts.profileUpdatedAt !== null && Date.parse(facts.profileUpdatedAt) > last) return true;
  return Date.parse(facts.now) - last >= AUTH_REFRESH_MS;
}

/** The result of a profile load. */
export type ProfileLoad = { kind: 'answer'; status: number; isUsable: boolean } | { kind: 'no-answer' };

/**
 * Returns the session after the profile load of an auth check: signed out by a 4xx or an unusable body; a 5xx or no
 * answer is an outage, which keeps the session and offers a retry.
 */
export function sessionAfterProfileLoad(load: ProfileLoad): 'signed-in' | 'signed-out' | 'keep-and-retry' {
  if (load.kind === 'no-answer' || load.status >= 500) return 'keep-and-retry';
  return load.status < 400 && load.isUsable ? 'signed-in' : 'signed-out';
}
