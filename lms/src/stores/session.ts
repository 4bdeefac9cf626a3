import { ApiError } from '@plinth/api-client/api-error';
import type { Region } from '@plinth/domain/catalog/region';
import { cohortsInState } from '@plinth/domain/cohorts/cohorts-in-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { logoutPath } from '@plinth/domain/navigation/logout-path';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { isAuthCheckDue, runsAuthCheck, sessionAfterProfileLoad } from '@plinth/domain/session/auth-check';
import { type AuthState, mentorFlags, SIGNED_OUT_STATE } from '@plinth/domain/session/auth-state';
import {
  DRAFT_KEY_PREFIX,
  isQuizKey,
  RECENT_KEY_PREFIX,
  UNSAVED_KEY_PREFIX,
} from '@plinth/domain/session/stored-keys';
import { proxy } from 'valtio';
import { accountQuery } from '../data/account.ts';
import { api, onDisplaced, onUnauthorized, readWhoseCookie } from '../data/api.ts';
import { dropOverriddenUser } from '../data/override-user.ts';
import { dataProfileQuery } from '../data/profiles.ts';
import { queryClient } from '../data/query-client.ts';
import { regionQuery } from '../data/regions.ts';
import { keepTimeZone } from '../data/time-zone.ts';
import { bindToken, dropToken, isTokenOfAnother, keepToken, readToken } from '../data/token-cookie.ts';

export type SessionState = AuthState & {
  /** `outage`: the profile could not be loaded; the session remains. */
  status: 'unknown' | 'signed-out' | 'signed-in' | 'outage';
  profile: DataProfile | null;
  /** The user's cohorts, excluding TRANSFERRED and CANCELLED. */
  cohorts: CourseListItem[];
};

const signedOut = (): SessionState => ({
  ...structuredClone(SIGNED_OUT_STATE),
  status: 'signed-out',
  profile: null,
  cohorts: [],
});

/** The signed-in user. Changed only by the actions below. */
export const session = proxy<SessionState>({ ...signedOut(), status: 'unknown', loading: false });

/** How often an open page checks whether its session check is due. */
const DUE_EVERY_MS = 15 * 60_000;

/** The key prefixes of what a browser stores for a person besides quizzes. */
const PERSONAL = [DRAFT_KEY_PREFIX, UNSAVED_KEY_PREFIX, RECENT_KEY_PREFIX];

let leave: (path: string) => void = (path) => window.location.assign(path);
let lastCheckedAt: string | null = null;
let refresh: ReturnType<typeof setInterval> | undefined;
let running: Promise<void> | null = null;
/** Whether the page is finding out who signed in in another tab; stays true once this page is being left. */
let isGivingWay = false;
/** The screen open when a session ended. It reloads what was cleared while it is being left. */
let endedOn = '/login';

/** Lets the router handle navigation inside the app; pages of the site need a page load. */
export const setNavigation = (navigate: (path: string) => void) => {
  leave = navigate;
};

/** @param token with which the profile was read */
function take(profile: DataProfile, token: string | null): void {
  bindToken(token);
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
  lastCheckedAt = new Date().toISOString();
  clearInterval(refresh);
  refresh = setInterval(recheckWhenDue, DUE_EVERY_MS);
}

/** Checks again after a day; a device that was asleep checks when it becomes visible again. */
function recheckWhenDue(): void {
  if (session.status !== 'signed-in') return;
  if (isAuthCheckDue({ lastCheckedAt, profileUpdatedAt: null, now: new Date().toISOString() }))
    void checkSession({ isForced: true });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  if (isTokenOfAnother()) void giveWay();
  else recheckWhenDue();
});

/** Deletes the API's answers to the former user, from memory immediately and from this device soon after. */
async function clearAnswers(): Promise<void> {
  queryClient.clear();
  if (typeof indexedDB === 'undefined') return;
  // Anything that could not be cleared belongs to an ended session and is never read.
  await import('../data/cached-answers.ts').then(({ forgetAnswers }) => forgetAnswers()).catch(() => {});
}

/** Listeners (analytics, open screens) then remove the user's identity. */
const tellEnd = (isForced: boolean) =>
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail: { isForced } }));

function clearEverything(error: string | null = null, isForced = false): Promise<void> {
  clearInterval(refresh);
  endedOn = location.pathname;
  bindToken(null);
  dropToken();
  dropOverriddenUser();
  keepTimeZone(null);
  const cleared = clearAnswers();
  // A session that ended automatically removes no answers and no texts: they wait for their writer.
  if (!isForced)
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (isQuizKey(key) || PERSONAL.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  tellEnd(isForced);
  const { userLocation, userCountryCode } = session;
  Object.assign(session, { ...signedOut(), userLocation, userCountryCode, error });
  return cleared;
}

/** Ends the session by force and goes to login, with the way back preserved. */
function endByForce(): void {
  if (session.status === 'signed-out' && !readToken() && ['/login', endedOn].includes(location.pathname))
    return;
  void clearEverything(null, true);
  leave(loginPathWithCallback(location.pathname, location.search));
}

onUnauthorized(endByForce);

/**
 * Handles a sign-in in another tab. For the same person this page continues with the new token; for a different person
 * it restarts, and typed text waits for its writer. Until it is known who it is, no call is sent.
 */
async function giveWay(): Promise<void> {
  if (isGivingWay) return;
  isGivingWay = true;
  const token = readToken();
  try {
    const { userData } = await readWhoseCookie();
    if (userData.userId !== session.userId) return startAnew();
    bindToken(token);
  } catch (error) {
    // Without an answer nothing is known: the next call or check asks again.
    if (!(error instanceof ApiError && error.isOutage)) return startAnew();
  }
  isGivingWay = false;
}

function startAnew(): void {
  tellEnd(true);
  void clearAnswers().then(() => window.location.reload());
}

onDisplaced(() => void giveWay());

/**
 * The auth check: runs with a token cookie or when forced; a 4xx or an unusable body ends the session, an outage does
 * not. Concurrent callers share one check.
 */
export function checkSession({ isForced = false } = {}): Promise<void> {
  if (isTokenOfAnother()) {
    return giveWay();
  }
  if (!runsAuthCheck({ hasTokenCookie: readToken() !== null, isForced })) {
    session.status = 'signed-out';
    return Promise.resolve();
  }
  running ??= (async () => {
    session.loading = true;
    const token = readToken();
    try {
      const profile = await queryClient.fetchQuery({
        ...dataProfileQuery(),
        staleTime: isForced ? 0 : 60_000,
      });
      take(profile, token);
    } catch (error) {
      // A 401 has already ended the session, which cancels this very query.
      if (session.status === 'signed-out' && !readToken()) return;
      // A TypeError means an answer without the parts of a profile; a mere cancellation ends nothing.
      const status = error instanceof ApiError ? error.status : error instanceof TypeError ? 200 : 0;
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

/** Reloads the profile after a change. A check in flight may have asked before the change. */
export async function profileChanged(): Promise<void> {
  await running;
  await checkSession({ isForced: true });
}

/** Applies the answer of login or sign-up and loads the profile. */
export async function enter(token: string, method: 'EMAIL' | 'SOCIAL'): Promise<void> {
  queryClient.clear();
  bindToken(null);
  keepToken(token);
  session.emailLoginMethod = method;
  // The account has the zone chosen elsewhere; nothing waits for it.
  void queryClient.prefetchQuery(accountQuery());
  await checkSession({ isForced: true });
  void renewBrowser();
}

/** Handles a refused login or sign-up: the text is stored in the state, the token is cleared. */
export function refuseEntry(message: string): void {
  bindToken(null);
  dropToken();
  Object.assign(session, { ...signedOut(), error: message });
}

const regionOf = (answer: { region: Region } | undefined): Region => answer?.region ?? 'INDIA';

const mayNotify = () =>
  'PushManager' in window && 'Notification' in window && Notification.permission === 'granted';

/** Stops push notices of the departing user, and their count on the icon, for the next person on this browser. */
async function quietBrowser(): Promise<void> {
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => {});
  if (!mayNotify()) return;
  await import('../data/browser-push.ts').then(({ turnPushOff }) => turnPushOff()).catch(() => {});
}

/** Ties push notices to this browser to the new session. */
async function renewBrowser(): Promise<void> {
  if (session.status !== 'signed-in' || !mayNotify()) return;
  await import('../data/browser-push.ts').then(({ renewPush }) => renewPush()).catch(() => {});
}

/** Logs out: all state, cached answers, stored quizzes and the cookie go; then to the region's home or a given path. */
export async function logOut(givenPath?: string): Promise<void> {
  const region = regionOf(queryClient.getQueryData(regionQuery().queryKey));
  // The school refuses every write of staff who look as another person, signing out among them.
  dropOverriddenUser();
  await Promise.race([quietBrowser(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  const done = api.auth.logout({}).catch((error: unknown) => {
    // A server error here is only logged.
    console.warn('logout', error);
  });
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  // The page is left afterwards, and unfinished work is lost with it.
  await Promise.race([clearEverything(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  leave(logoutPath(region, givenPath));
}
