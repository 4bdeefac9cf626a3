import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountOf } from '../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../test/server.ts';
import { api, apiOptions } from '../data/api.ts';
import { keepOverriddenUser, readOverriddenUser } from '../data/override-user.ts';
import { queryClient } from '../data/query-client.ts';
import { deviceTimeZone, readTimeZone } from '../data/time-zone.ts';
import { keepToken, readToken } from '../data/token-cookie.ts';
import { keepRecent } from '../shell/palette/recent-hits.ts';
import {
  checkSession,
  enter,
  logOut,
  profileChanged,
  refuseEntry,
  session,
  setNavigation,
} from './session.ts';

const id = '01900000-0000-7000-8000-000000000001';
const course = (cohortId: string, state: 'ONGOING' | 'TRANSFERRED' | 'CANCELLED') => ({
  filterId: '1' as const,
  cohort: {
    cohortId,
    courseTitle: 'BIM',
    batchNumber: '1',
    cohortType: 'BIM_A' as const,
    productId: 'BIM_A' as const,
    productType: 'SPECIALIZATION' as const,
    courseId: id,
    tags: [],
    status: 'ACTIVE' as const,
    timelines: [],
  },
  cohortUserData: { state, cohortOnboardingStatus: 'COMPLETED' as const },
});

const profile: DataProfile = {
  userProfile: {
    firstName: 'Asha',
    lastName: 'Test',
    bio: null,
    occupation: null,
    currentCompany: null,
    workExperienceInMonths: null,
    userHash: 'asha-test-hash',
    profileMedia: [],
    profileStatus: 'COMPLETED',
  },
  userData: {
    userId: id,
    emailId: 'asha@plinth.test',
    emailVerifiedAt: null,
    phone: null,
    roles: [],
    isStaff: false,
    hashedPassword: true,
  },
  userCohorts: {
    FREEMIUM: [],
    SPECIALIZATION: [
      course('01900000-0000-7000-8000-00000000000a', 'ONGOING'),
      course('01900000-0000-7000-8000-00000000000b', 'TRANSFERRED'),
      course('01900000-0000-7000-8000-00000000000c', 'CANCELLED'),
    ],
    COHORT: [],
  },
};

const went: string[] = [];

beforeEach(() => {
  server.use(http.get('*/v1/client/user/account', () => HttpResponse.json(accountOf())));
  went.length = 0;
  setNavigation((path) => went.push(path));
  history.replaceState(null, '', '/learner-hub?filter=1');
});

afterEach(() => {
  refuseEntry('');
  queryClient.clear();
});

describe('the session', () => {
  it('SESSION-10 the auth check does not run without a token cookie', async () => {
    await checkSession();
    expect(session.status).toBe('signed-out');
  });

  it('SESSION-09 a forced check runs without a token cookie and redirects to login', async () => {
    await checkSession({ isForced: true });
    expect(went).toEqual(['/login?callbackUrl=%2Flearner-hub%3Ffilter%3D1']);
  });

  it('SESSION-02 SESSION-08 SESSION-19 a loaded profile signs in, leaving out transferred and cancelled cohorts', async () => {
    answers('profiles', 'readDataProfile', profile);
    await enter('a-token-of-some-length', 'EMAIL');
    expect(session).toMatchObject({
      status: 'signed-in',
      isAuthenticated: true,
      userId: id,
      emailLoginMethod: 'EMAIL',
    });
    expect(session.cohorts.map(({ cohortUserData }) => cohortUserData?.state)).toEqual(['ONGOING']);
  });

  it.each([
    ['stay on and go with the new session', true],
    ['are off if the school sends this browser none of the person’s', false],
  ])('FIND-03 SESSION-07 after a sign-in the notices of this browser %s', async (_what, isOn) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    const unsubscribe = vi.fn(async () => true);
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'granted' });
    const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
    answers('profiles', 'readDataProfile', profile);
    const renewed = answersBy('push', 'renew', () => ({ isOn }));
    await enter('a-token-of-some-length', 'EMAIL');
    await vi.waitFor(() => expect(renewed.map(({ body }) => body)).toEqual([{ endpoint }]));
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(isOn ? 0 : 1));
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('FIND-03 SESSION-07 signing out without a connection stops the notices of this browser and clears the count on the icon', async () => {
    const unsubscribe = vi.fn(async () => true);
    const clearAppBadge = vi.fn(async () => {});
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'granted' });
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
    Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: clearAppBadge });
    server.use(http.all('*', () => HttpResponse.error()));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await logOut();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(clearAppBadge).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });

  it('SESSION-07 ERR-01 ERR-02 a 401 signs out and redirects to login with a callback URL', async () => {
    keepToken('a-token-of-some-length');
    localStorage.setItem('QUIZ_a_b', '{}');
    localStorage.setItem(`DRAFT_${id}_NOTE_a_b`, 'On the train');
    refuses('profiles', 'readDataProfile', 401, 'UNAUTHORIZED', 'Sign in to continue.');
    await checkSession();
    expect(session.status).toBe('signed-out');
    // What is unsaved waits on the device, as quiz and note say.
    expect(localStorage.getItem('QUIZ_a_b')).toBe('{}');
    expect(localStorage.getItem(`DRAFT_${id}_NOTE_a_b`)).toBe('On the train');
    expect(readToken()).toBeNull();
    expect(went).toEqual(['/login?callbackUrl=%2Flearner-hub%3Ffilter%3D1']);
  });

  it('SESSION-06 ERR-07 ERR-08 a profile request refused with 4xx signs out and redirects to login', async () => {
    keepToken('a-token-of-some-length');
    refuses('profiles', 'readDataProfile', 404, 'NOT_FOUND', 'No such person.');
    await checkSession();
    expect(readToken()).toBeNull();
    expect(went).toEqual(['/login?callbackUrl=%2Flearner-hub%3Ffilter%3D1']);
  });

  it('SESSION-06 ERR-07 a response that is not a profile signs out and redirects to login', async () => {
    keepToken('a-token-of-some-length');
    server.use(http.get('*/v1/client/user/data-profile', () => HttpResponse.json({ welcome: true })));
    await checkSession();
    expect(session.status).toBe('signed-out');
    expect(readToken()).toBeNull();
    expect(went).toEqual(['/login?callbackUrl=%2Flearner-hub%3Ffilter%3D1']);
  });

  it('SESSION-06 an outage keeps the session: the token stays and there is no redirect', async () => {
    keepToken('a-token-of-some-length');
    refuses('profiles', 'readDataProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    queryClient.setDefaultOptions({ queries: { retry: false } });
    await checkSession();
    expect(session.status).toBe('outage');
    expect(readToken()).toBe('a-token-of-some-length');
    expect(went).toEqual([]);
  });

  it('SESSION-05 SESSION-13 SESSION-14 SESSION-15 SESSION-16 SESSION-17 SESSION-18 Logout clears state, cache, stored quizzes and cookie, and calls the server', async () => {
    answers('profiles', 'readDataProfile', profile);
    await enter('a-token-of-some-length', 'EMAIL');
    localStorage.setItem('QUIZ_a_b', '{}');
    localStorage.setItem(`DRAFT_${id}_NOTE_a_b`, 'On the train');
    sessionStorage.setItem('plinth:draft:query:a', '{"text":"Which level?"}');
    keepRecent(id, { title: 'Ravi Menon', detail: 'ravi@plinth.test', path: '/office/people/1' });
    localStorage.setItem('theme', 'dark');
    queryClient.setQueryData(['some'], 1);
    const forgotten = vi.fn();
    window.addEventListener('plinth:signed-out', forgotten);
    let told = '';
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        told = request.headers.get('x-auth-token') ?? '';
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    await logOut();
    expect(told).toBe('a-token-of-some-length');
    expect(session).toMatchObject({ status: 'signed-out', userId: null, profile: null, cohorts: [] });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect([localStorage.getItem('QUIZ_a_b'), localStorage.getItem('theme')]).toEqual([null, 'dark']);
    // Whether or not the screen that wrote it was opened on this visit.
    expect(localStorage.getItem(`DRAFT_${id}_NOTE_a_b`)).toBeNull();
    expect(sessionStorage.getItem('plinth:draft:query:a')).toBeNull();
    expect(Object.values(localStorage).join()).not.toMatch(/Ravi|ravi/);
    expect(readToken()).toBeNull();
    expect(forgotten).toHaveBeenCalledOnce();
    expect(went).toEqual(['/']);
  });

  it('ROLE-33 SESSION-05 staff looking as another person sign themselves out: no call carries the other person', async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'granted' });
    const subscription = { endpoint, unsubscribe: async () => true };
    const registration = { pushManager: { getSubscription: async () => subscription } };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
    const sent: (string | null)[][] = [];
    server.use(
      http.all('*', ({ request }) => {
        sent.push([new URL(request.url).pathname, request.headers.get('override-user')]);
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    keepToken('a-token-of-some-length');
    Object.assign(apiOptions, { overrideUser: readOverriddenUser });
    onTestFinished(() => void Reflect.deleteProperty(apiOptions, 'overrideUser'));
    keepOverriddenUser('01900000-0000-7000-8000-0000000000ff');
    await logOut();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent).toContainEqual(['/v1/client/user/logout', null]);
    expect(sent.filter(([, other]) => other !== null)).toEqual([]);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('ERR-09 ROUTE-18 a failed Logout call is only logged, and a given path is followed', async () => {
    answers('profiles', 'readDataProfile', profile);
    await enter('a-token-of-some-length', 'EMAIL');
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    refuses('auth', 'logout', 500, 'INTERNAL_SERVER_ERROR', 'x');
    await logOut('/us');
    expect(logged).toHaveBeenCalledOnce();
    expect(went).toEqual(['/us']);
    logged.mockRestore();
  });

  it.each([
    ['SESSION-03 a social sign-in', 'SOCIAL'],
    ['SESSION-04 a new account', 'EMAIL'],
  ] as const)('%s is signed in only once the profile has loaded', async (_what, method) => {
    answers('profiles', 'readDataProfile', profile);
    const entering = enter('a-token-of-some-length', method);
    expect(session.status).not.toBe('signed-in');
    await entering;
    expect(session).toMatchObject({ status: 'signed-in', userId: id, emailLoginMethod: method });
  });

  it('SESSION-11 SESSION-12 CONST-03 the check runs again after a profile update, and when the page is shown again a day later', async () => {
    const asked = answersBy('profiles', 'readDataProfile', () => profile);
    await enter('a-token-of-some-length', 'EMAIL');
    const looked = () => document.dispatchEvent(new Event('visibilitychange'));
    looked();
    expect(asked).toHaveLength(1);
    await profileChanged();
    expect(asked).toHaveLength(2);
    const clock = vi.spyOn(Date.prototype, 'toISOString');
    clock.mockReturnValue(new Date(Date.now() + 86_400_000).toJSON());
    looked();
    await expect.poll(() => asked).toHaveLength(3);
    await checkSession();
    clock.mockRestore();
  });

  it('SESSION-11 a profile that changes during a check is requested once more', async () => {
    const asked = answersBy('profiles', 'readDataProfile', () => profile);
    keepToken('a-token-of-some-length');
    const check = checkSession();
    await profileChanged();
    await check;
    expect(asked).toHaveLength(2);
  });

  it("D-125 the account's time zone applies from sign-in until Logout", async () => {
    answers('profiles', 'readDataProfile', profile);
    answers('account', 'readAccount', accountOf({ timeZone: 'Europe/Lisbon' }));
    await enter('a-token-of-some-length', 'EMAIL');
    await expect.poll(() => readTimeZone()).toBe('Europe/Lisbon');
    answers('auth', 'logout', { loggedOut: true });
    await logOut();
    expect(readTimeZone()).toBe(deviceTimeZone());
  });

  it('AUTH-03 ERR-06 a refused sign-up clears the token and keeps the error text', () => {
    keepToken('a-token-of-some-length');
    refuseEntry('There is already an account with this email.');
    expect(readToken()).toBeNull();
    expect(session.error).toBe('There is already an account with this email.');
  });

  it('SESSION-07 continues with the token with which the same person has signed in in another tab', async () => {
    answers('profiles', 'readDataProfile', profile);
    await enter('a-token-of-some-length', 'EMAIL');
    const read = () => api.account.readAccount({});
    keepToken('the-token-of-the-other-tab');
    await expect(read()).rejects.toThrow(
      'Someone has signed in in another tab. Nothing was done; try again.',
    );
    await vi.waitFor(async () => expect(await read()).toEqual(accountOf()));
    expect([session.userId, readToken()]).toEqual([id, 'the-token-of-the-other-tab']);
    expect(went).toEqual([]);
  });

  it('SESSION-07 sends nothing while the person signed in in another tab is unknown, and nothing as someone else', async () => {
    answers('profiles', 'readDataProfile', profile);
    await enter('a-token-of-some-length', 'EMAIL');
    const sent = answersBy('account', 'readAccount', () => accountOf());
    const read = () => api.account.readAccount({});
    keepToken('the-token-of-someone-else');
    refuses('profiles', 'readDataProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await checkSession({ isForced: true });
    await expect(read()).rejects.toThrow('Nothing was done');
    const other = '01900000-0000-7000-8000-0000000000ff';
    const ended = vi.fn();
    window.addEventListener('plinth:signed-out', ended);
    answers('profiles', 'readDataProfile', { ...profile, userData: { ...profile.userData, userId: other } });
    await checkSession({ isForced: true });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await expect(read()).rejects.toThrow('Nothing was done');
    expect(sent).toEqual([]);
    expect(readToken()).toBe('the-token-of-someone-else');
    expect(went).toEqual([]);
  });
});
