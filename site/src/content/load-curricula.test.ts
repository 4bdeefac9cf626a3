import { EventEmitter } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { curriculumLoader } from './load-curricula.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-curricula-'));
  await cp(resolve('../packages/school/courses/bim-sp'), join(root, 'bim-sp'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Creates the part of Astro that a loader sees: a store that counts how often it was found empty, and a watcher. */
function open() {
  const kept = new Map<string, unknown>();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const logger = { error: vi.fn() };
  const store = {
    clear: () => kept.clear(),
    set: ({ id, data }: { id: string; data: unknown }) => kept.set(id, data),
  };
  const parseData = async ({ data }: { data: unknown }) => {
    await Promise.resolve();
    return data;
  };
  const context = { store, parseData, watcher, logger } as unknown as LoaderContext;
  return { kept, watcher, logger, load: () => curriculumLoader(root).load(context) };
}

it('CATALOG-04 the outlines stay available while they are read again', async () => {
  const { kept, load } = open();
  await load();
  expect([...kept.keys()]).toEqual(['BIM_SP']);
  const isMissing: boolean[] = [];
  const look = setInterval(() => isMissing.push(!kept.has('BIM_SP')));
  await load();
  await new Promise<void>((resolveTurn) => setImmediate(resolveTurn));
  clearInterval(look);
  expect(isMissing).not.toContain(true);
  expect(kept.has('BIM_SP')).toBe(true);
});

it('CATALOG-04 a mistake in a course is reported with its file, and keeps the previous outline while the server runs', async () => {
  const { kept, watcher, logger, load } = open();
  await load();
  const file = join(root, 'bim-sp', 'course.yaml');
  await writeFile(file, 'code: [');
  watcher.emit('change', file);
  await expect.poll(() => logger.error).toHaveBeenCalledWith(expect.stringContaining('course.yaml'));
  expect(kept.has('BIM_SP')).toBe(true);
  await expect(load()).rejects.toThrow(file);
});
