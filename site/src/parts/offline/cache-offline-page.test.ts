import { describe, expect, it, vi } from 'vitest';
import { cacheOfflinePage } from './cache-offline-page.ts';

const workers = (known: object | undefined) => ({
  getRegistration: vi.fn(async () => known as ServiceWorkerRegistration | undefined),
  register: vi.fn(async () => ({}) as ServiceWorkerRegistration),
});

describe('registering the service worker of the offline page', () => {
  it('registers it for a visitor without one', async () => {
    const none = workers(undefined);
    await cacheOfflinePage(none);
    expect(none.register).toHaveBeenCalledWith('/sw.js');
  });

  it('never replaces the one that the app has registered', async () => {
    const one = workers({});
    await cacheOfflinePage(one);
    expect(one.register).not.toHaveBeenCalled();
  });

  it('does nothing in a browser that forbids service workers', async () => {
    await cacheOfflinePage(undefined);
    const forbidden = workers(undefined);
    forbidden.getRegistration.mockRejectedValue(new DOMException('no'));
    await cacheOfflinePage(forbidden);
    expect(forbidden.register).not.toHaveBeenCalled();
  });
});
