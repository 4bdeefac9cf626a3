import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** Published photos under /media/public/{path}; names are generated, so they never change (D-70). */
export function mountMedia(app: Hono<AppEnv>, deps: Deps) {
  app.get('/media/public/:path{[\\w./-]+}', async (c) => {
    const path = c.req.param('path');
    const type = getMimeType(path) ?? '';
    if (path.includes('..') || !/^image\/(jpeg|png|webp)$/.test(type)) return c.notFound();
    const content = await deps.files.get('public', path).catch(() => null);
    if (!content) return c.notFound();
    return c.body(new Uint8Array(content), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
