import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const known = new Map<string, number>();

/** Returns the bytes of a text as stored ahead of time: brotli, quality 11. */
export const brotliBytes = (content: string | Buffer): number =>
  content.length === 0
    ? 0
    : brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
        },
      }).length;

/** Returns the same for a file, computed once. */
export function brotliBytesOfFile(path: string): number {
  const bytes = known.get(path) ?? brotliBytes(readFileSync(path));
  known.set(path, bytes);
  return bytes;
}

/** Returns the sum over several files, each counted once. */
export const brotliBytesOfFiles = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((sum, path) => sum + brotliBytesOfFile(path), 0);
