import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { serveFile } from './serve-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/**
 * Pictures and films of courses under /media/course/{sha256}.{type}. The name is the sum of the content: nobody can
 * guess it who has not read the lesson, and what it names never changes. Players may ask for parts. Films in a bucket
 * are read there, by a signed address; what is small comes from here, so that the app can keep it for reading offline.
 */
export function mountCourseMedia(app: Hono<AppEnv>, { files }: Pick<Deps, 'files'>) {
  app.get('/media/course/:name{[0-9a-f]{64}\\.(mp4|webm|vtt|png|jpe?g|webp)}', async (c) => {
    const name = c.req.param('name');
    const path = `courses/${name}`;
    const type = TYPES[name.slice(65)] ?? 'application/octet-stream';
    if (type.startsWith('video/')) {
      const link = await files.link('public', path);
      if (link !== null) return c.redirect(link, 302);
    }
    return serveFile(c, files, {
      bucket: 'public',
      path,
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });
}
