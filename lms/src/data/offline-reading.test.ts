import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { proxy } from 'valtio';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { COHORT_ID } from '../../test/a-cohort.ts';
import { answers, answersBy, refuses, server } from '../../test/server.ts';
import { connection } from '../stores/connection.ts';
import { forgetAnswers, keepAnswer, readCachedAnswer } from './cached-answers.ts';
import { contentQuery } from './content.ts';
import { dropOverriddenUser, keepOverriddenUser } from './override-user.ts';
import { queryClient } from './query-client.ts';
import { bindToken, dropToken, keepToken } from './token-cookie.ts';
import { countWaiting, keepWaiting, sendWaiting } from './waiting-progress.ts';
import { whenIdle } from './when-idle.ts';

const NODE = '019dabcd-0000-7000-8000-000000000002';
const OTHER_NODE = '019dabcd-0000-7000-8000-000000000003';
const ANA = '019dabcd-0000-7000-8000-00000000000a';
const BO = '019dabcd-0000-7000-8000-00000000000b';
const lesson = contentQuery({ cohortId: COHORT_ID, namespace: 'LEARNING', isPreview: false, nodeId: NODE });
const step = (nodeId: string, at: number, state: 'STARTED' | 'COMPLETED' = 'COMPLETED') => ({
  cohortId: COHORT_ID,
  namespace: 'LEARNING' as const,
  nodeId,
  state,
  at,
});

const aLesson = (title: string) => ({
  node: { nodeId: NODE, parentNodeId: null, type: 'TOPIC' as const, meta: { title }, children: [] },
  sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
  state: 'NOT_STARTED' as const,
});
const goOffline = () => server.use(http.all('*', () => HttpResponse.error()));
const completes = () =>
  answersBy('progress', 'completeNode', ({ query }) => ({
    nodeId: query.get('nodeId') ?? '',
    state: 'COMPLETED' as const,
    unlockedNodeIds: [],
    credits: 0,
  }));

/** Opens the lesson online and waits until it is saved. */
async function openOnline(title = 'Walls') {
  answers('content', 'read', aLesson(title));
  await queryClient.fetchQuery(lesson);
  await expect
    .poll(() => readCachedAnswer(queryClient.getQueryCache().find(lesson)?.queryHash ?? ''))
    .toBeTruthy();
}

beforeEach(async () => {
  queryClient.clear();
  keepToken('the-token-of-ana');
  await forgetAnswers();
});

describe('reading offline', () => {
  it('a lesson opened earlier can be read again, and the app knows that it is offline', async () => {
    await openOnline();
    queryClient.clear();
    goOffline();
    expect((await queryClient.fetchQuery(lesson)).node.meta.title).toBe('Walls');
    expect(connection.isOnline).toBe(false);
  });

  it('SESSION-06 a response already on its way when the connection was lost does not mark the app as online', async () => {
    const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await openOnline();
    expect(connection.isOnline).toBe(false);
    browser.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(connection.isOnline).toBe(true);
  });

  it('a lesson that was never opened fails at once instead of waiting', async () => {
    goOffline();
    await expect(queryClient.fetchQuery({ ...lesson, retry: false })).rejects.toMatchObject({ status: 0 });
  });

  it('a response wrapped in a store proxy is stored too', async () => {
    await keepAnswer('the profile', { userData: proxy({ roles: ['LEARNER'] }) });
    expect(await readCachedAnswer('the profile')).toEqual({ userData: { roles: ['LEARNER'] } });
  });

  it('a refusal by the server stays a refusal, whatever is stored', async () => {
    await openOnline();
    queryClient.clear();
    refuses('content', 'read', 403, 'LOCKED', 'This is not open yet.');
    await expect(queryClient.fetchQuery(lesson)).rejects.toMatchObject({ status: 403 });
    expect(connection.isOnline).toBe(true);
  });

  it('another session never reads what was stored, and after sign-out nobody does', async () => {
    await openOnline();
    queryClient.clear();
    goOffline();
    keepToken('the-token-of-bo');
    await expect(queryClient.fetchQuery({ ...lesson, retry: false })).rejects.toMatchObject({ status: 0 });
    keepToken('the-token-of-ana');
    await forgetAnswers();
    await expect(queryClient.fetchQuery({ ...lesson, retry: false })).rejects.toMatchObject({ status: 0 });
  });

  it('what staff read as another person is not stored, and their own copies are not shown as that of the person', async () => {
    await openOnline('Of staff');
    queryClient.clear();
    keepOverriddenUser(BO);
    onTestFinished(dropOverriddenUser);
    answers('content', 'read', aLesson('Of Bo'));
    await queryClient.fetchQuery(lesson);
    await whenIdle();
    queryClient.clear();
    goOffline();
    await expect(queryClient.fetchQuery({ ...lesson, retry: false })).rejects.toMatchObject({ status: 0 });
    dropOverriddenUser();
    queryClient.clear();
    expect((await queryClient.fetchQuery(lesson)).node.meta.title).toBe('Of staff');
  });

  it('a response that arrives after sign-out is not stored', async () => {
    dropToken();
    await keepAnswer('too late', { title: 'Walls' });
    expect(await readCachedAnswer('too late')).toBeUndefined();
  });
});

describe('progress made offline', () => {
  it('CURR-04 completed steps are sent later, once each, in the order in which they were done', async () => {
    const asked = completes();
    await keepWaiting(ANA, step(OTHER_NODE, 2));
    await keepWaiting(ANA, step(NODE, 1));
    await keepWaiting(ANA, step(NODE, 1));
    expect(await countWaiting(ANA)).toBe(2);
    expect(await sendWaiting(ANA)).toEqual({ sent: 2, left: 0, refused: [] });
    expect(asked.map(({ query }) => query.get('nodeId'))).toEqual([NODE, OTHER_NODE]);
    expect(await sendWaiting(ANA)).toEqual({ sent: 0, left: 0, refused: [] });
    expect(asked).toHaveLength(2);
  });

  it('CURR-04 steps keep waiting while there is no network or the session has ended', async () => {
    await keepWaiting(ANA, step(NODE, 1));
    goOffline();
    expect(await sendWaiting(ANA)).toMatchObject({ sent: 0, left: 1 });
    server.resetHandlers();
    refuses('progress', 'completeNode', 401, 'UNAUTHORIZED', 'Sign in to continue.');
    expect(await sendWaiting(ANA)).toMatchObject({ sent: 0, left: 1 });
    keepToken('the-token-of-ana');
    server.resetHandlers();
    completes();
    expect(await sendWaiting(ANA)).toMatchObject({ sent: 1, left: 0 });
  });

  it('CURR-04 SESSION-07 steps keep waiting while it is unknown who has signed in in another tab', async () => {
    refuses('profiles', 'readDataProfile', 503, 'UNAVAILABLE', 'Later.');
    const asked = completes();
    await keepWaiting(ANA, step(NODE, 1));
    bindToken('the-token-of-ana');
    keepToken('the-token-of-bo');
    expect(await sendWaiting(ANA)).toEqual({ sent: 0, left: 1, refused: [] });
    expect(asked).toEqual([]);
    bindToken('the-token-of-bo');
    expect(await sendWaiting(ANA)).toEqual({ sent: 1, left: 0, refused: [] });
    bindToken(null);
  });

  it('CURR-04 a refused step is reported and no longer waits, and the steps after it are sent', async () => {
    await keepWaiting(ANA, step(NODE, 1));
    await keepWaiting(ANA, step(OTHER_NODE, 2));
    const asked = answersBy('progress', 'completeNode', ({ query }) => {
      if (query.get('nodeId') === NODE)
        throw HttpResponse.json({ code: 'CONFLICT', message: 'Hand in the quiz first.' }, { status: 409 });
      return { nodeId: OTHER_NODE, state: 'COMPLETED' as const, unlockedNodeIds: [], credits: 0 };
    });
    expect(await sendWaiting(ANA)).toEqual({ sent: 1, left: 0, refused: ['Hand in the quiz first.'] });
    expect(asked.map(({ query }) => query.get('nodeId'))).toEqual([NODE, OTHER_NODE]);
    expect(await sendWaiting(ANA)).toEqual({ sent: 0, left: 0, refused: [] });
  });

  it('CURR-04 steps of one person are never sent for another', async () => {
    const asked = completes();
    await keepWaiting(ANA, step(NODE, 1));
    expect(await sendWaiting(BO)).toEqual({ sent: 0, left: 0, refused: [] });
    expect(asked).toEqual([]);
    await sendWaiting(ANA);
  });
});
