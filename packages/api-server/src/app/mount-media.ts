import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

type Span = { from: number; to: number };

/** The one span of bytes a player asks for; null for a header that asks for none or for several. */
function spanOf(range: string | undefined, size: number): Span | null | 'outside' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return null;
  const from = asked[1] === '' ? Math.max(0, size - Number(asked[2])) : Number(asked[1]);
  const to = asked[1] === '' || asked[2] === '' ? size - 1 : Math.min(Number(asked[2]), size - 1);
  return from > to || from >= size ? 'outside' : { from, to };
}

/**
 * Published photos and introduction videos under /media/public/{path}; names are generated, so they never change
 * (D-70). Players ask for parts of a video: without those some do not begin, and none can jump.
 */
export function mountMedia(app: Hono<AppEnv>, deps: Deps) {
  app.get('/media/public/:path{[\\w./-]+}', async (c) => {
    const path = c.req.param('path');
    const type = getMimeType(path) ?? '';
    if (path.includes('..') || !/^(image\/(jpeg|png|webp)|video\/(mp4|webm))$/.test(type))
      return c.notFound();
    const content = await deps.files.get('public', path).catch(() => null);
    if (!content) return c.notFound();
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    };
    const span = spanOf(c.req.header('range'), content.byteLength);
    if (span === 'outside')
      return c.body(null, 416, { ...headers, 'content-range': `bytes */${content.byteLength}` });
    if (!span) return c.body(new Uint8Array(content), 200, headers);
    return c.body(new Uint8Array(content.subarray(span.from, span.to + 1)), 206, {
      ...headers,
      'content-range': `bytes ${span.from}-${span.to}/${content.byteLength}`,
    });
  });
}
