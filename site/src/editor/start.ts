import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { CATALOGUE_FILES, CONTENT_FILES, type Places, placesIn, placesOf } from '../content/places.ts';
import { editorIntegration } from './server/editor-integration.ts';

/*
 * `pnpm editor`: the dev server of the site over a copy of the content, with the editor in front of it. Input is
 * written to the copy, which the preview shows; saved changes are written to the files. The editor is passed to Astro
 * only here, so no build can contain it.
 */

const site = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4322;

async function copyPlaces(from: Places, to: Places): Promise<void> {
  for (const file of CONTENT_FILES)
    await cp(join(from.content, file), join(to.content, file), { recursive: true });
  await mkdir(to.catalogue, { recursive: true });
  for (const file of CATALOGUE_FILES) await cp(join(from.catalogue, file), join(to.catalogue, file));
}

const source = placesOf(process.env);
const temporary = await mkdtemp(join(tmpdir(), 'plinth-edit-'));
const drafts = placesIn(join(temporary, 'drafts'));
await copyPlaces(source, drafts);

// A separate root, so that neither a build nor a concurrent `pnpm dev` sees the drafts. It is inside the site, because
// packages are resolved from there.
const root = join(site, 'node_modules', '.edit', `${process.pid}`);
await mkdir(root, { recursive: true });
process.env.PLINTH_CONTENT = drafts.content;

const key = randomBytes(16).toString('hex');
const isWatched = process.stdout.isTTY === true;
const server = await dev({
  root,
  configFile: relative(root, join(site, 'astro.config.ts')),
  srcDir: join(site, 'src'),
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? PORT),
    open: isWatched ? `/edit#key=${key}` : false,
  },
  integrations: [
    editorIntegration({
      folders: {
        source,
        drafts,
        previous: process.env.PLINTH_CONTENT_PREVIOUS ?? join(site, 'node_modules', '.edit', 'kept'),
      },
      curricula: resolve(site, '../packages/school/courses'),
      key,
    }),
  ],
});

process.stdout.write(
  `\n  The editor is open at http://localhost:${server.address.port}/edit#key=${key}\n  Stop it with Ctrl-C\n\n`,
);

// The dev server ends the process on signals itself; the copies are removed however it ends.
process.on('exit', () => {
  for (const folder of [root, temporary]) rmSync(folder, { recursive: true, force: true });
});
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
