import { appOfPath } from '@plinth/domain/navigation/app-of-path';

/**
 * How the worker answers a request: not at all, from its shelf first, or from the network with something to fall back
 * on.
 */
export type Answer = 'leave' | 'asset' | 'picture' | 'shell' | 'site-page';

type Asked = { url: string; method: string; mode: string };

/**
 * Pages of the app have its shell to fall back on, pages of the site only a page that says so; the rest is left alone.
 */
export function answerFor({ url, method, mode }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'leave';
  if (pathname.startsWith('/_lms/assets/')) return 'asset';
  if (/^\/media\/course\/\w+\.(png|jpe?g|webp)$/.test(pathname)) return 'picture';
  if (mode !== 'navigate') return 'leave';
  const app = appOfPath(pathname);
  return app === 'lms' ? 'shell' : app === 'site' ? 'site-page' : 'leave';
}
