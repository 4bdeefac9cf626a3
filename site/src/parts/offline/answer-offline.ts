/** The only page that is stored. */
export const OFFLINE_PAGE = '/offline';
const CACHE = 'offline-page';

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = {
  request: { mode: string; method: string };
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The parts of a service worker that this one uses. */
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
 * Shows one of our pages when the network does not answer. It stores only that page and handles only navigations: all
 * other requests are left to the browser.
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
  // The request starts in parallel with the worker, so that waking it costs no time.
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  worker.addEventListener('fetch', (event) => {
    // A submitted form is left to the browser: it has a body, and no page of ours may replace its answer.
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
