import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogDestination, type Missed } from './log-destination.ts';

/** A device that is always full, later replaced by a file under the same descriptor. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const line = (nth: number) => `{"nth":${nth},"msg":"${'x'.repeat(1000)}"}\n`;
const open = (fd: number) => {
  const failures: (string | undefined)[] = [];
  const recoveries: Missed[] = [];
  const destination = createLogDestination(fd, {
    onFailure: ({ code }) => failures.push(code),
    onRecovery: (missed) => recoveries.push(missed),
  });
  return { ...destination, failures, recoveries };
};

describe('the log destination', () => {
  it('keeps the order of lines, including those written by the final flush', async () => {
    const path = join(folder, 'plain.log');
    const fd = openSync(path, 'a');
    const { write, flush } = open(fd);
    for (let nth = 0; nth < 25; nth += 1) write(line(nth));
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('"nth":24');
    for (let nth = 25; nth < 50; nth += 1) write(line(nth));
    flush();
    expect(readFileSync(path, 'utf8')).toBe(Array.from({ length: 50 }, (_, nth) => line(nth)).join(''));
    closeSync(fd);
  });

  it('HOLD-02 on a full disk it keeps running, reports the failure once, keeps lines waiting and counts the lost ones', async () => {
    const full = openSync('/dev/full', 'w');
    const { write, flush, failures, recoveries } = open(full);
    for (let nth = 0; nth < 3000; nth += 1) write(line(nth));
    await expect.poll(() => failures).toEqual(['ENOSPC']);
    write(line(3000));
    const began = performance.now();
    flush();
    expect(performance.now() - began).toBeLessThan(500);
    expect(failures).toEqual(['ENOSPC']);
    expect(recoveries).toEqual([]);

    // The same descriptor becomes a file with room.
    closeSync(full);
    const path = join(folder, 'again.log');
    expect(openSync(path, 'w')).toBe(full);
    await expect.poll(() => recoveries).toHaveLength(1);
    const kept = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(kept[0]).toBe(line(0).trimEnd());
    expect(kept.length + (recoveries[0]?.lostLines ?? 0)).toBe(3001);
    write(line(3001));
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('"nth":3001');
    closeSync(full);
  });
});
