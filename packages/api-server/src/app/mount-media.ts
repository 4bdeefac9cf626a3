import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Deps } from '../deps.ts';
import { opensPrivateMedia } from '../services/documents/private-media-link.ts';
import type { AppEnv } from './app-env.ts';
import { serveFile } from './serve-file.ts';

const PHOTO = /^image\/(jpeg|png|webp)$/;
const PLAYED = /^video\/(mp4|webm)$/;

/**
 * Serves published photos under /media/public/{path}; their names are generated, so they never change. Everything else
 * in a profile is stored separately and opened under /media/private/{path} by a signed link that expires: 410 after
 * that, and 404 for a link that the school did not sign, which therefore reveals nothing about what exists.
 */
export function mountMedia(app: Hono<AppEnv>, { files, settings, now }: Deps) {
  app.get('/media/public/:path{[\\w./-]+}', async (c) => {
    const path = c.req.param('path');
    const type = getMimeType(path) ?? '';
    if (path.includes('..') || !PHOTO.test(type)) return c.notFound();
    return serveFile(c, files, {
      bucket: 'public',
      path,
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  app.get('/media/private/:path{[\\w./-]+}', async (c) => {
    const path = c.req.param('path');
    const { until = '', signature = '' } = c.req.query();
    const opens = opensPrivateMedia(settings.PLINTH_SECRET, { path, until, signature }, now());
    if (opens === 'never') return c.notFound();
    if (opens === 'no longer') return c.text('This link has expired. Reload the page.', 410);
    const type = getMimeType(path) ?? 'application/octet-stream';
    return serveFile(c, files, {
      bucket: 'private',
      path,
      headers: {
        'content-type': type,
        'cache-control': 'private, max-age=3600',
        'referrer-policy': 'no-referrer',
        ...(PLAYED.test(type) ? {} : { 'content-disposition': 'attachment' }),
      },
    });
  });
}
