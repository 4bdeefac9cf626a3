import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { embeddedDatabase } from '../bench/embedded-database.ts';
import { Missing } from './cluster/bring-programs.ts';
import { countLeads } from './count-leads.ts';
import { atMost, type Drill, holds, tells } from './drill.ts';
import { startProcess } from './start-process.ts';
import { writeLoad } from './write-load.ts';

const run = promisify(execFile);
const PER_SECOND = 20;
const FULL_MS = 20_000;

/** Fills the remaining space of a disk, to the last byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const noise = Buffer.alloc(1024 * 1024, 1);
  try {
    for (;;) await file.write(noise);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

/** HOLD-02, on a file system in memory that contains the school's database, files and log. */
export const fullDisk: Drill = {
  name: 'full-disk',
  what: 'a disk filled to the last byte under writes for 20 s, the database killed meanwhile, then room again',
  run: async (folder) => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', disk]).catch(() => {
      throw new Missing('the right to mount a file system in memory');
    });
    try {
      const school = await startProcess({ name: 'school', folder: disk });
      const filler = join(disk, 'filler');
      const { pid, url } = await embeddedDatabase(school.home);
      const load = writeLoad(school.origin, PER_SECOND);
      await pause(4_000);
      await fill(filler);
      await pause(FULL_MS / 2);
      const stays = (await embeddedDatabase(school.home)).pid === pid;
      const pages = await fetch(`${school.origin}/api/docs`);
      const { disk: told } = (await (await fetch(`${school.origin}/readyz`)).json()) as { disk?: string };
      process.kill(pid, 'SIGKILL');
      const began = performance.now();
      while (!(await school.isReady())) await pause(50);
      const backAfter = (performance.now() - began) / 1_000;
      await pause(FULL_MS / 2);
      const before = load.count();
      await rm(filler);
      const freed = performance.now();
      while (load.count() <= before) await pause(50);
      const writesAfter = (performance.now() - freed) / 1_000;
      await pause(3_000);
      const { acknowledged, errors } = await load.stop();
      const { lost, doubled } = await countLeads(url, acknowledged);
      const others = Object.entries(errors).filter(([what]) => what !== '507');
      const figures = [
        holds('PostgreSQL stays up', stays),
        holds('what is read is served, and readiness says why', pages.ok && told === 'full'),
        atMost('killed on the full disk, the database is back after', backAfter, 10, ' s'),
        tells('writes refused with 507', String(errors['507'] ?? 0)),
        tells('other errors', others.map(([what, count]) => `${count} x ${what}`).join(', ') || 'none'),
        atMost('writes go on after room was made', writesAfter, 5, ' s'),
        tells('writes acknowledged', String(acknowledged.length)),
        atMost('acknowledged writes lost', lost, 0),
        atMost('writes that stand twice', doubled, 0),
        holds('the process lives', school.child.exitCode === null),
      ];
      await school.stop();
      return figures;
    } finally {
      await run('umount', ['--lazy', disk]);
    }
  },
};
