import { describe, expect, it, vi } from 'vitest';
import { cacheOfflinePage } from './cache-offline-page.ts';

const workers = (known: object | undefined) => ({
  getRegistration: vi.fn(async () => known as ServiceWorkerRegistration | undefined),
  register: vi.fn(async () => ({}) as ServiceWorkerRegistration),
});

describe('the worker of the offline page', () => {
  it('is registered for a visitor who has none', async () => {
    const none = workers(undefined);
    await cacheOfflinePage(none);
    expect(none.register).toHaveBeenCalledWith('/sw.js');
  });

  it('never takes the place of the one that the app has registered', async () => {
    const one = workers({});
    await cacheOfflinePage(one);
    expect(one.register).not.toHaveBeenCalled();
  });

  it('a browser that forbids workers is left in peace', async () => {
    await cacheOfflinePage(undefined);
    const forbidden = workers(undefined);
    forbidden.getRegistration.mockRejectedValue(new DOMException('no'));
    await cacheOfflinePage(forbidden);
    expect(forbidden.register).not.toHaveBeenCalled();
  });
});
