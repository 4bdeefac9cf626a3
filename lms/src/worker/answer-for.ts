import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { APP_BASE, COURSE_MEDIA, PICTURE_TYPES } from '@plinth/domain/navigation/fixed-addresses';

/** How the worker answers a request: not at all, from its cache first, or from the network with a fallback. */
export type Answer = 'leave' | 'asset' | 'picture' | 'shell' | 'site-page';

type Asked = { url: string; method: string; mode: string };

/**
 * Pages of the app fall back on its shell, pages of the site only on an offline page; everything else is left alone.
 */
export function answerFor({ url, method, mode }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'leave';
  if (pathname.startsWith(`${APP_BASE}assets/`)) return 'asset';
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1);
  if (pathname.startsWith(COURSE_MEDIA) && ending in PICTURE_TYPES) return 'picture';
  if (mode !== 'navigate') return 'leave';
  const app = appOfPath(pathname);
  return app === 'lms' ? 'shell' : app === 'site' ? 'site-page' : 'leave';
}
