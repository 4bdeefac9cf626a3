import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** So much of a film travels at most in one answer to a player that asks for the rest of it. */
const PIECE = 2 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' };

/** The bytes that a Range header asks for; null for a header that cannot be met. */
export function rangeOf(header: string, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const wanted = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > wanted || start >= size ? null : { start, end: Math.min(wanted, start + PIECE - 1) };
}

/**
 * Films of courses and their words under /media/course/{sha256}.{type}. The name is the sum of the content: nobody can
 * guess it who has not read the lesson, and what it names never changes. Players may ask for parts. Films in a bucket
 * are read there, by a signed address.
 */
export function mountFilms(app: Hono<AppEnv>, { files }: Pick<Deps, 'files'>) {
  app.get('/media/course/:name{[0-9a-f]{64}\\.(mp4|webm|vtt)}', async (c) => {
    const name = c.req.param('name');
    const path = `courses/${name}`;
    const type = TYPES[name.slice(65)] ?? 'application/octet-stream';
    const size = await files.size('public', path).catch(() => null);
    if (size === null) return c.notFound();
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    };
    const link = type === 'text/vtt' ? null : await files.link('public', path);
    if (link !== null) return c.redirect(link, 302);
    const asked = c.req.header('range');
    if (asked === undefined) return c.body(new Uint8Array(await files.get('public', path)), 200, headers);
    const range = rangeOf(asked, size);
    if (!range) return c.body(null, 416, { 'content-range': `bytes */${size}` });
    const content = await files.slice('public', path, range);
    return c.body(new Uint8Array(content), 206, {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    });
  });
}
