import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReload, reloadOnceReachable } from './reload-once-reachable.ts';

const reload = vi.fn();
const answerWith = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('loads the page anew once while its part does not come, and again after it had come', async () => {
  answerWith(() => new Response(null));
  await reloadOnceReachable(reload);
  await reloadOnceReachable(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload();
  await reloadOnceReachable(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the school is out of order', async () => new Response(null, { status: 503 })],
])('leaves the page as it is while %s', async (_why, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  await expect(reloadOnceReachable(reload)).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
