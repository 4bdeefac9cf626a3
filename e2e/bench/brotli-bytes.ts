import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const known = new Map<string, number>();

/** Bytes of a text as it is stored ahead of time: brotli, quality 11. */
export const brotliBytes = (content: string | Buffer): number =>
  content.length === 0
    ? 0
    : brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
        },
      }).length;

/** The same of a file, computed once. */
export function brotliBytesOfFile(path: string): number {
  const bytes = known.get(path) ?? brotliBytes(readFileSync(path));
  known.set(path, bytes);
  return bytes;
}

/** The sum of several files, each of them once. */
export const brotliBytesOfFiles = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((sum, path) => sum + brotliBytesOfFile(path), 0);
