import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { expect, it, onTestFinished, vi } from 'vitest';
import { oneFileLoader } from './load-one-file.ts';
import { withoutWatcher } from './without-watcher.ts';

/** Reads a file by its loader, and returns the watcher that the dev server offered and what was stored. */
async function read(wrap: (loader: ReturnType<typeof oneFileLoader>) => ReturnType<typeof oneFileLoader>) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-watched-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'home.yaml');
  await writeFile(file, 'headline: Built by you');
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const set = vi.fn();
  const context = {
    store: { set },
    parseData: async ({ data }: { data: unknown }) => data,
    watcher,
    logger: { error: vi.fn() },
  } as unknown as LoaderContext;
  await wrap(oneFileLoader(file)).load(context);
  return { file, watcher, set };
}

it('CATALOG-04 the copy that the editor writes to is read when the editor asks for it, never by itself', async () => {
  const { file, watcher, set } = await read(withoutWatcher);
  expect(set).toHaveBeenCalledExactlyOnceWith({ id: 'home', data: { headline: 'Built by you' } });
  expect(watcher.add).not.toHaveBeenCalled();
  expect(watcher.emit('change', file)).toBe(false);
});

it('the content of the repository is read again as soon as its file changes', async () => {
  const { file, watcher, set } = await read((loader) => loader);
  expect(watcher.add).toHaveBeenCalledExactlyOnceWith(file);
  await writeFile(file, 'headline: Built by all');
  watcher.emit('change', file);
  await expect.poll(() => set).toHaveBeenLastCalledWith({ id: 'home', data: { headline: 'Built by all' } });
});
