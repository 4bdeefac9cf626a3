import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDatabase } from '../bench/embedded-database.ts';
import type { Drill, Figure } from './drill.ts';
import { loadFigures } from './load-figures.ts';
import { type SchoolProcess, startProcess } from './start-process.ts';
import { writeLoad } from './write-load.ts';

const PER_SECOND = 20;
const AROUND_MS = 4_000;
const LONGEST_SECONDS = 15;

/** kill -9 of each kind of process during acknowledged writes. */
export const killed: Drill = {
  name: 'killed',
  what: 'kill -9 of a web process, of a worker and of the database under acknowledged writes',
  run: async (folder) => {
    const keeper = await startProcess({ name: 'keeper', folder });
    const { url } = await embeddedDatabase(keeper.home);
    const env = { DATABASE_URL: url };
    let web = await startProcess({ name: 'web', folder, role: 'web', env });
    const port = Number(new URL(web.origin).port);
    const worker = await startProcess({ name: 'worker', folder, role: 'worker', env });
    const figures: Figure[] = [];
    const under = async (name: string, fault: () => Promise<void>) => {
      const load = writeLoad(web.origin, PER_SECOND);
      await pause(AROUND_MS);
      await fault();
      const before = load.count();
      while (load.count() <= before) await pause(100);
      await pause(AROUND_MS);
      figures.push(...(await loadFigures(name, await load.stop(), url, LONGEST_SECONDS)));
    };
    await under('web', async () => {
      await web.kill();
      web = await startProcess({ name: 'web', folder, role: 'web', env, port });
    });
    let second: SchoolProcess | null = null;
    await under('worker', async () => {
      await worker.kill();
      second = await startProcess({ name: 'worker', folder, role: 'worker', env });
    });
    await under('database', async () => {
      process.kill((await embeddedDatabase(keeper.home)).pid, 'SIGKILL');
    });
    await (second as SchoolProcess | null)?.stop();
    await web.stop();
    await keeper.stop();
    return figures;
  },
};
