import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leanPage } from './lean-page.ts';

/**
 * Takes out of every built page what only other pages need (lean-page.ts): a page that arrives with the first
 * packets of its connection, about 14 KB, is painted a whole round trip earlier.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'plinth-lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = await readdir(dist, { recursive: true });
        const own = await Promise.all(
          files.filter((file) => /^[\w-]+\.js$/.test(file)).map((file) => readFile(join(dist, file), 'utf8')),
        );
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = join(dist, file);
          await writeFile(path, leanPage(await readFile(path, 'utf8'), own.join('\n')));
        }
      },
    },
  };
}
