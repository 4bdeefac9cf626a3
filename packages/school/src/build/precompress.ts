import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

const COMPRESSIBLE = /\.(html|css|m?js|json|svg|xml|txt|webmanifest)$/;
const LEAST_BYTES = 512;

/**
 * Writes `.br` and `.gz` beside every text file of a build, at the highest levels: paid once here instead of at every
 * start. Compressed files left by an earlier build are removed first, since a copy of an old page must not outlive it.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.filter((path) => /\.(br|gz)$/.test(path)).map((path) => rm(path)));
  await Promise.all(
    paths
      .filter((path) => COMPRESSIBLE.test(path))
      .map(async (path) => {
        const content = await readFile(path);
        if (content.length <= LEAST_BYTES) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${path}.br`, await brotli(content, { params }));
        await writeFile(`${path}.gz`, await squeeze(content, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}
