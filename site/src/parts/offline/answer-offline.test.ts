import { describe, expect, it, vi } from 'vitest';
import { answerOffline } from './answer-offline.ts';

function open({ isOnline = true, isCached = true } = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const add = vi.fn(async () => undefined);
  const enable = vi.fn(async () => undefined);
  const fetch = vi.fn(async () => {
    if (!isOnline) throw new TypeError('no network');
    return new Response('live');
  });
  answerOffline({
    caches: {
      open: async () => ({ add }) as unknown as Cache,
      match: async () => (isCached ? new Response('There is no connection') : undefined),
    },
    fetch,
    registration: { navigationPreload: { enable } },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, listen: (event: never) => void) => listeners.set(kind, listen),
  });
  const tell = (kind: string, event: object) => listeners.get(kind)?.(event as never);
  return { tell, add, enable, fetch };
}

const navigation = (extra: object = {}) => {
  let answer: Promise<Response> | null = null;
  return {
    event: {
      request: { mode: 'navigate', method: 'GET' },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      ...extra,
    },
    text: async () => (answer === null ? null : (await answer).text()),
  };
};

describe('the service worker of the site', () => {
  it('answers with the offline page when a page cannot be reached', async () => {
    const { event, text } = navigation();
    open({ isOnline: false }).tell('fetch', event);
    expect(await text()).toBe('There is no connection');
  });

  it('answers with the live page when online, using the preloaded response first', async () => {
    const worker = open();
    const plain = navigation();
    worker.tell('fetch', plain.event);
    expect(await plain.text()).toBe('live');
    const preloaded = navigation({ preloadResponse: Promise.resolve(new Response('preloaded')) });
    worker.tell('fetch', preloaded.event);
    expect(await preloaded.text()).toBe('preloaded');
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['calls and files', { mode: 'cors', method: 'GET' }],
    ['forms that are sent', { mode: 'navigate', method: 'POST' }],
  ])('leaves %s alone', async (_what, request) => {
    const { event, text } = navigation({ request });
    open({ isOnline: false }).tell('fetch', event);
    expect(await text()).toBeNull();
  });

  it('caches only the offline page, fresh from the server', async () => {
    const worker = open();
    let work: Promise<unknown> = Promise.resolve();
    worker.tell('install', { waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
    expect(worker.add).toHaveBeenCalledTimes(1);
    expect(worker.add.mock.calls[0]).toMatchObject([
      { url: expect.stringMatching(/\/offline$/), cache: 'reload' },
    ]);
    worker.tell('activate', { waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
    expect(worker.enable).toHaveBeenCalledTimes(1);
  });
});
