import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSecret } from './ensure-secret.ts';
import { prepareHome } from './prepare-home.ts';

describe('prepareHome and ensureSecret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plinth-prepare-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const MIB = 1024 * 1024;

  it('refuses a disk with less than the caller needs and reports how much is left', async () => {
    const refusal = prepareHome(join(folder, 'home'), {
      leastBytes: 300 * MIB,
      freeBytes: async () => 300 * MIB - 1,
    });
    await expect(refusal).rejects.toThrow(/has 299 MB left; Plinth needs 300 MB/);
  });

  it('accepts a disk with exactly that much and leaves no test file behind', async () => {
    await prepareHome(join(folder, 'home'), { leastBytes: 300 * MIB, freeBytes: async () => 300 * MIB });
    expect(await readdir(join(folder, 'home'))).toEqual(['logs']);
  });

  it('accepts a full disk if the caller needs no room', async () => {
    await prepareHome(join(folder, 'home'), { leastBytes: 0, freeBytes: async () => 0 });
    expect(await readdir(join(folder, 'home'))).toEqual(['logs']);
  });

  it('creates one secret for ten simultaneous callers, readable by its owner only', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => ensureSecret(folder, 'secret')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});
