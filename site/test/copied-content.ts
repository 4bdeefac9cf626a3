import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { CATALOGUE_FILES, CONTENT_FILES, placesIn, placesOf } from '../src/content/places.ts';
import type { Folders } from '../src/editor/files/edit-files.ts';

/** Copies the content of the repository for one test: files to edit, their drafts, and a place for earlier versions. */
export async function copiedContent(): Promise<Folders> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const own = placesOf({});
  const [source, drafts] = ['source', 'drafts'].map((name) => placesIn(join(folder, name)));
  if (!source || !drafts) throw new Error('no folders');
  for (const { content, catalogue } of [source, drafts]) {
    for (const file of CONTENT_FILES)
      await cp(join(own.content, file), join(content, file), { recursive: true });
    await mkdir(catalogue, { recursive: true });
    for (const file of CATALOGUE_FILES) await cp(join(own.catalogue, file), join(catalogue, file));
  }
  return { source, drafts, previous: join(folder, 'previous') };
}
