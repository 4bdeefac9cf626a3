import { COURSE_MEDIA, PICTURE_TYPES } from '@plinth/domain/navigation/fixed-addresses';
import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { ATTACHMENT_TYPES, isAttachment } from '../services/course-packages/attachment-types.ts';
import type { AppEnv } from './app-env.ts';
import { serveFile } from './serve-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  ...PICTURE_TYPES,
};

const ENDINGS = [...Object.keys(TYPES), ...ATTACHMENT_TYPES.map((ending) => ending.slice(1))].join('|');

/**
 * Serves pictures, films and downloadable files of courses under /media/course/{sha256}.{type}. The name is the hash of
 * the content: no one can guess it without having read the lesson, and what it names never changes. Players may request
 * parts. Films in a bucket are read from there through a signed address; small files are served from here, so that the
 * app can store them for offline reading. A download never opens as a page of the school, whatever it contains.
 */
export function mountCourseMedia(app: Hono<AppEnv>, { files }: Pick<Deps, 'files'>) {
  app.get(`${COURSE_MEDIA}:name{[0-9a-f]{64}\\.(?:${ENDINGS})}`, async (c) => {
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
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(isAttachment(name) ? { 'content-disposition': 'attachment' } : {}),
      },
    });
  });
}
