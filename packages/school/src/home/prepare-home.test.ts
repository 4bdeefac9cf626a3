import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSecret } from './ensure-secret.ts';
import { LEAST_FREE_BYTES, prepareHome } from './prepare-home.ts';

describe('prepareHome and ensureSecret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plinth-prepare-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('refuses a disk with less than 300 MB and reports how much is left', async () => {
    const left = async () => LEAST_FREE_BYTES - 1;
    await expect(prepareHome(join(folder, 'home'), left)).rejects.toThrow(
      /has 299 MB left; Plinth needs 300 MB/,
    );
  });

  it('accepts a disk with exactly that much and leaves no test file behind', async () => {
    await prepareHome(join(folder, 'home'), async () => LEAST_FREE_BYTES);
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
