import { APP_SHELL } from '@plinth/domain/navigation/fixed-addresses';
import { PICTURE_SHELF } from '../data/picture-shelf.ts';
import { answerFor } from './answer-for.ts';
import { pageShowing, pathOfNotice, readNotice } from './read-notice.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build needed to read a lesson, and a name that is new with every build. */
declare const __READING_FILES__: readonly string[];
declare const __BUILD__: string;

const SHELF = `plinth-app-${__BUILD__}`;
const OFFLINE_PAGE = '/offline';
/** A network that has not answered by then is treated as absent, if there is something to show instead. */
const PATIENCE_MS = 6_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF);
      await shelf.addAll([APP_SHELL, ...__READING_FILES__]);
      // The site may have a page for this; otherwise the browser's own is shown.
      const page = await fetch(OFFLINE_PAGE).catch(() => null);
      if (page?.ok) await shelf.put(OFFLINE_PAGE, page);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('plinth-app-') && name !== SHELF) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

/** More photos than a course is likely to have; the oldest are removed first. */
const MOST_PICTURES = 300;

async function onShelf(name: string, request: Request): Promise<Response> {
  const shelf = await caches.open(name);
  const kept = await shelf.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // Its name changes with its content, so a cached file never becomes stale.
  if (answer.status === 200) await shelf.put(request, answer.clone());
  return answer;
}

async function picture(request: Request): Promise<Response> {
  const answer = await onShelf(PICTURE_SHELF, request);
  const shelf = await caches.open(PICTURE_SHELF);
  const kept = await shelf.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_PICTURES))) await shelf.delete(oldest);
  return answer;
}

/** The page from the network, which the browser has started to request while this worker was starting. */
async function page(event: FetchEvent, fallback: string): Promise<Response> {
  const asked = (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
  const kept = await (await caches.open(SHELF)).match(fallback, { ignoreVary: true });
  if (!kept) return asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  return Promise.race([asked.catch(() => kept), late]).finally(() => clearTimeout(timer));
}

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.text() ?? '');
  if (!notice) return;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(notice.title, {
        body: notice.text,
        tag: notice.key,
        icon: '/icons/icon-192.png',
        data: notice.href,
      }),
      self.navigator.setAppBadge?.(notice.unread).catch(() => {}),
    ]),
  );
});

/** Goes to the open page that shows what the notice is about, or opens a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pathOfNotice(event.notification.data, self.location.origin);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const open = pageShowing(pages, path, self.location.origin);
      await (open ? open.focus() : self.clients.openWindow(path));
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin);
  if (answer === 'asset') event.respondWith(onShelf(SHELF, event.request));
  if (answer === 'picture') event.respondWith(picture(event.request));
  if (answer === 'shell') event.respondWith(page(event, APP_SHELL));
  if (answer === 'site-page') event.respondWith(page(event, OFFLINE_PAGE));
});
