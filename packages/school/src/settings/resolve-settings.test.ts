import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveSettings } from './resolve-settings.ts';

const MIB = 1024 * 1024;
const EXTERNAL = { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/school' };

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'plinth-settings-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Resolves with this much left on the disk; a school that exists has a cluster, which is not read here. */
async function resolve(
  freeMegabytes: number,
  { exists = true, needsRoom = false, env = {} }: { exists?: boolean; needsRoom?: boolean; env?: object },
) {
  if (exists) await mkdir(join(home, 'postgres'));
  const freeBytes = async () => freeMegabytes * MIB;
  return resolveSettings({ PLINTH_HOME: home, ...env }, { needsRoom, freeBytes });
}

describe('the room that a command demands on the disk of PLINTH_HOME', () => {
  it.each([
    ['a backup or a verb of staff', 0, {}],
    ['a start at the reserve', 64, { needsRoom: true }],
    ['a start at a larger reserve', 200, { needsRoom: true, env: { DISK_RESERVE_MB: '200' } }],
    ['a start with an external database', 0, { needsRoom: true, exists: false, env: EXTERNAL }],
    ['a backup of an external database', 0, { exists: false, env: EXTERNAL }],
    ['a first start', 300, { needsRoom: true, exists: false }],
  ])('HOLD-02 lets %s work with %i MB', async (_, free, how) => {
    expect((await resolve(free, how)).PLINTH_HOME).toBe(home);
  });

  it.each([
    ['a start below the reserve', 63, 64, { needsRoom: true }],
    ['a start below a larger reserve', 199, 200, { needsRoom: true, env: { DISK_RESERVE_MB: '200' } }],
    ['a first start', 299, 300, { needsRoom: true, exists: false }],
    ['a verb that would create the database', 299, 300, { exists: false }],
  ])('HOLD-02 refuses %s with %i MB', async (_, free, needed, how) => {
    await expect(resolve(free, how)).rejects.toThrow(`has ${free} MB left; Plinth needs ${needed} MB.`);
  });
});
