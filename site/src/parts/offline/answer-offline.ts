/** The one page that is kept. */
export const OFFLINE_PAGE = '/offline';
const CACHE = 'offline-page';

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = {
  request: { mode: string; method: string };
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** As much of a service worker as this one is. */
type Worker = {
  caches: Pick<CacheStorage, 'open' | 'match'>;
  fetch: (request: never) => Promise<Response>;
  registration: { navigationPreload?: { enable: () => Promise<unknown> } };
  skipWaiting: () => Promise<unknown>;
  addEventListener: {
    (kind: 'install' | 'activate', listen: (event: Waiting) => void): void;
    (kind: 'fetch', listen: (event: Fetching) => void): void;
  };
};

/**
 * Shows a page of ours when the network does not answer. It keeps that page and nothing else, and looks only at
 * navigations: whatever else a page asks for goes its usual way.
 */
export function answerOffline(worker: Worker): void {
  worker.addEventListener('install', (event) =>
    event.waitUntil(
      worker.caches
        .open(CACHE)
        .then((cache) => cache.add(new Request(new URL(OFFLINE_PAGE, location.href), { cache: 'reload' })))
        .then(() => worker.skipWaiting()),
    ),
  );
  // The request starts beside the worker, so that waking it up costs no time.
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  worker.addEventListener('fetch', (event) => {
    // A form that is sent goes its usual way: it has a body, and no page of ours may stand in for its answer.
    if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
    const answer = async () => {
      try {
        return (await event.preloadResponse) ?? (await worker.fetch(event.request as never));
      } catch {
        return (await worker.caches.match(OFFLINE_PAGE)) ?? Response.error();
      }
    };
    event.respondWith(answer());
  });
}
