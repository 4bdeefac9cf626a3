import { ApiError } from '@plinth/api-client/api-error';
import type { Region } from '@plinth/domain/catalog/region';
import { cohortsInState } from '@plinth/domain/cohorts/cohorts-in-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { AUTH_REFRESH_MS } from '@plinth/domain/constants/limits';
import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { logoutPath } from '@plinth/domain/navigation/logout-path';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { runsAuthCheck, sessionAfterProfileLoad } from '@plinth/domain/session/auth-check';
import { type AuthState, mentorFlags, SIGNED_OUT_STATE } from '@plinth/domain/session/auth-state';
import { isQuizKey } from '@plinth/domain/session/stored-keys';
import { proxy } from 'valtio';
import { api, onUnauthorized } from '../data/api.ts';
import { dataProfileQuery } from '../data/profiles.ts';
import { queryClient } from '../data/query-client.ts';
import { regionQuery } from '../data/regions.ts';
import { dropToken, keepToken, readToken } from '../data/token-cookie.ts';

export type SessionState = AuthState & {
  /** `outage`: the profile could not be loaded, the session stays (D-18). */
  status: 'unknown' | 'signed-out' | 'signed-in' | 'outage';
  profile: DataProfile | null;
  /** Cohorts of the user without TRANSFERRED and CANCELLED (SESSION-19). */
  cohorts: CourseListItem[];
};

const signedOut = (): SessionState => ({
  ...structuredClone(SIGNED_OUT_STATE),
  status: 'signed-out',
  profile: null,
  cohorts: [],
});

/** Who is signed in. Changed only by the actions below. */
export const session = proxy<SessionState>({ ...signedOut(), status: 'unknown', loading: false });

let leave: (path: string) => void = (path) => window.location.assign(path);
let refresh: ReturnType<typeof setInterval> | undefined;
let running: Promise<void> | null = null;

/** Lets the router do navigations inside the app; pages of the site are loaded afresh. */
export const setNavigation = (navigate: (path: string) => void) => {
  leave = navigate;
};

function take(profile: DataProfile): void {
  const { userData, userProfile, userCohorts } = profile;
  Object.assign(session, {
    status: 'signed-in',
    isAuthenticated: true,
    loading: false,
    error: null,
    userId: userData.userId,
    userData,
    userProfile,
    name: [userProfile.firstName, userProfile.lastName].filter(Boolean).join(' '),
    mobile: userData.phone,
    freemiumCohorts: userCohorts.FREEMIUM,
    cohorts: cohortsInState([...userCohorts.FREEMIUM, ...userCohorts.SPECIALIZATION, ...userCohorts.COHORT]),
    ...mentorFlags(userData.roles),
    profile,
  });
  clearInterval(refresh);
  refresh = setInterval(() => void checkSession({ isForced: true }), AUTH_REFRESH_MS);
}

function clearEverything(error: string | null = null): void {
  clearInterval(refresh);
  dropToken();
  queryClient.clear();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isQuizKey(key)) storage.removeItem(key);
  // Listeners (analytics, open screens) forget who it was.
  window.dispatchEvent(new CustomEvent('plinth:signed-out'));
  const { userLocation, userCountryCode } = session;
  Object.assign(session, { ...signedOut(), userLocation, userCountryCode, error });
}

/** Signs out by force and goes to login, with the way back kept (SESSION-06, SESSION-07, ERR-01..03). */
function endByForce(): void {
  if (session.status === 'signed-out' && !readToken() && location.pathname === '/login') return;
  clearEverything();
  leave(loginPathWithCallback(location.pathname, location.search));
}

onUnauthorized(endByForce);

/**
 * The auth check: runs with a token cookie or when forced; 4xx or an unusable body end the session, an outage keeps
 * it (SESSION-08..12, D-18). Several callers share one check.
 */
export function checkSession({ isForced = false } = {}): Promise<void> {
  if (!runsAuthCheck({ hasTokenCookie: readToken() !== null, isForced })) {
    session.status = 'signed-out';
    return Promise.resolve();
  }
  running ??= (async () => {
    session.loading = true;
    try {
      const profile = await queryClient.fetchQuery({
        ...dataProfileQuery(),
        staleTime: isForced ? 0 : 60_000,
      });
      take(profile);
    } catch (error) {
      // A 401 has ended the session already, which cancels this very query.
      if (session.status === 'signed-out' && !readToken()) return;
      const status = error instanceof ApiError ? error.status : 0;
      const load =
        status === 0
          ? ({ kind: 'no-answer' } as const)
          : ({ kind: 'answer', status, isUsable: false } as const);
      if (sessionAfterProfileLoad(load) === 'keep-and-retry') {
        if (session.status !== 'signed-in') session.status = 'outage';
      } else if (status !== 401) endByForce();
    } finally {
      session.loading = false;
      running = null;
    }
  })();
  return running;
}

/** Reloads the profile after it was changed (SESSION-11, PROFILE-06). */
export const profileChanged = () => checkSession({ isForced: true });

/** Takes the answer of login or sign-up and loads the profile (SESSION-02..04). */
export async function enter(token: string, method: 'EMAIL' | 'SOCIAL'): Promise<void> {
  queryClient.clear();
  keepToken(token);
  session.emailLoginMethod = method;
  await checkSession({ isForced: true });
}

/** A refused login or sign-up: the text is kept in the state, the token is cleared (AUTH-03, ERR-04..06). */
export function refuseEntry(message: string): void {
  dropToken();
  Object.assign(session, { ...signedOut(), error: message });
}

const regionOf = (answer: { region: Region } | undefined): Region => answer?.region ?? 'INDIA';

/** Logs out: all state, cached answers, stored quizzes and the cookie go; then to the region's home or a given path. */
export async function logOut(givenPath?: string): Promise<void> {
  const region = regionOf(queryClient.getQueryData(regionQuery().queryKey));
  const done = api.auth.logout({}).catch((error: unknown) => {
    // ERR-09: the server's trouble with it is only logged.
    console.warn('logout', error);
  });
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  clearEverything();
  leave(logoutPath(region, givenPath));
}
