import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Bucket } from '../gateways/files/file-store.ts';
import { byteRange } from './byte-range.ts';

/**
 * Sends a stored file, or the part that a player requests, as a stream, never whole in memory. Players need parts:
 * without them some do not start, and none can seek. On HEAD nothing is opened. 404 if the file does not exist, 416 for
 * a part outside it.
 */
export async function serveFile(
  c: Context,
  files: Deps['files'],
  { bucket, path, headers }: { bucket: Bucket; path: string; headers: Record<string, string> },
): Promise<Response> {
  const size = await files.size(bucket, path).catch(() => null);
  if (size === null) return c.notFound();
  const common = { ...headers, 'accept-ranges': 'bytes' };
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...common, 'content-length': String(size) });
  const range = byteRange(c.req.header('range'), size);
  if (range === 'outside') return c.body(null, 416, { ...common, 'content-range': `bytes */${size}` });
  if (!range)
    return c.body(await files.stream(bucket, path), 200, { ...common, 'content-length': String(size) });
  return c.body(await files.stream(bucket, path, range), 206, {
    ...common,
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  });
}
