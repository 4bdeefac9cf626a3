import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DiskWatch, watchDisk } from './watch-disk.ts';

const MIB = 1024 * 1024;
let home: string;
let watch: DiskWatch;
let free: number;
let said: string[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'plinth-disk-'));
  free = 1000 * MIB;
  said = [];
  const tell = (_facts: object, message: string) => said.push(message);
  watch = watchDisk({
    home,
    reserveBytes: 64 * MIB,
    log: { warn: tell, error: tell } as never,
    freeBytes: async () => free,
    lookMs: 5,
  });
});
afterEach(async () => {
  watch.stop();
  await rm(home, { recursive: true, force: true });
});

const pieces = async () => (await readdir(home)).length;
const FULL = 'the disk is full: nothing is written until there is room';
const ROOMY = 'the disk has room again';

describe('the disk watch', () => {
  it('HOLD-02 is full below its reserve, has room again only above a margin, and logs each change once', async () => {
    await expect.poll(() => pieces()).toBe(3);
    expect(watch.isFull()).toBe(false);
    free = 63 * MIB;
    await expect.poll(() => watch.isFull()).toBe(true);
    free = 80 * MIB;
    await expect.poll(() => said).toEqual([FULL]);
    expect(watch.isFull()).toBe(true);
    free = 97 * MIB;
    await expect.poll(() => watch.isFull()).toBe(false);
    expect(said).toEqual([FULL, ROOMY]);
  });

  it('HOLD-02 frees one piece of ballast each time the database ended on a full disk, and restores the ballast before reporting room', async () => {
    await expect.poll(() => pieces()).toBe(3);
    await watch.relieve();
    expect(await pieces()).toBe(3);
    free = 0;
    await expect.poll(() => watch.isFull()).toBe(true);
    for (const left of [2, 1, 0, 0]) {
      await watch.relieve();
      expect(await pieces()).toBe(left);
    }
    free = 140 * MIB;
    await expect.poll(() => said).toEqual([FULL]);
    expect(watch.isFull()).toBe(true);
    free = 150 * MIB;
    await expect.poll(() => watch.isFull()).toBe(false);
    expect(await pieces()).toBe(3);
  });
});
