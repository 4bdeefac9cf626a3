import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLockHolder, takeLock } from './lock-file.ts';

describe('takeLock', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plinth-lock-'));
    path = join(folder, 'lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const race = () => Promise.all(Array.from({ length: 20 }, () => takeLock(path)));

  it('gives a free lock to exactly one of twenty callers', async () => {
    const results = await race();
    expect(results.filter((result) => 'lock' in result)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it.each([
    [
      'a process that has ended',
      () => JSON.stringify({ id: 'a', pid: spawnSync('true').pid, startTime: '1' }),
    ],
    [
      'an id that another process has by now',
      () => JSON.stringify({ id: 'a', pid: process.pid, startTime: '1' }),
    ],
    ['a write that was cut short', () => '{"id":'],
  ])('gives the lock left by %s to exactly one of twenty callers', async (_, content) => {
    await writeFile(path, content());
    expect(await findLockHolder(path)).toBeNull();
    const results = await race();
    expect(results.filter((result) => 'lock' in result)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('names the live holder, and is free again after release', async () => {
    const first = await takeLock(path);
    expect(await takeLock(path)).toMatchObject({ holder: { pid: process.pid } });
    expect(await findLockHolder(path)).toMatchObject({ pid: process.pid });
    if ('lock' in first) first.lock.release();
    expect('lock' in (await takeLock(path))).toBe(true);
  });

  it('does not release a lock that another process has taken since', async () => {
    const first = await takeLock(path);
    await writeFile(path, '{"id":"other","pid":1,"startTime":""}');
    if ('lock' in first) first.lock.release();
    expect(await readFile(path, 'utf8')).toContain('other');
  });
});
