import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bench/free-port.ts';
import { type Cluster, openCluster, until } from './cluster/open-cluster.ts';
import type { Drill, Figure } from './drill.ts';
import { loadFigures } from './load-figures.ts';
import { startProcess } from './start-process.ts';
import { writeLoad } from './write-load.ts';

const PER_SECOND = 20;
const BEFORE_MS = 5_000;
const AFTER_MS = 8_000;
/** Longer than the leader's lease, so that another node leads when it wakes. */
const STOPPED_MS = 35_000;
const LONGEST_SECONDS = 30;

/** Writes, loses the leader in a given way, continues writing, and counts. */
async function lose(
  name: string,
  cluster: Cluster,
  fault: (cluster: Cluster) => Promise<void>,
): Promise<Figure[]> {
  const load = writeLoad(`http://127.0.0.1:${cluster.webPort}`, PER_SECOND);
  await pause(BEFORE_MS);
  await fault(cluster);
  const before = load.count();
  await until(`writes after ${name}`, async () => load.count() > before + PER_SECOND);
  await pause(AFTER_MS);
  const report = await load.stop();
  return loadFigures(name, report, cluster.directUrl, LONGEST_SECONDS);
}

/** HOLD-04: the loss of the primary costs no acknowledged write and less than 30 s. */
export const failover: Drill = {
  name: 'failover',
  what: 'the primary of a Patroni cluster killed, and in another run stopped and continued, through PgBouncer',
  run: async (folder) => {
    const ports: [number, number] = [await freePort(), await freePort()];
    const cluster = await openCluster(folder, ports);
    const env = {
      DATABASE_URL: cluster.pooledUrl,
      DATABASE_DIRECT_URL: cluster.directUrl,
      TRUSTED_PROXIES: '2',
    };
    const start = (name: string, role: 'web' | 'worker', port?: number) =>
      startProcess({ name, folder, role, env, ...(port === undefined ? {} : { port }) });
    try {
      const processes = [
        await start('web1', 'web', ports[0]),
        await start('web2', 'web', ports[1]),
        await start('worker', 'worker'),
      ];
      const figures = await lose('kill -9', cluster, async (lost) => {
        const node = await lost.leader();
        await lost.signal(node, 'SIGKILL');
        setTimeout(() => lost.revive(node), STOPPED_MS);
      });
      // The killed node is back as a standby before another is lost.
      await pause(STOPPED_MS);
      await until('a leader', async () => Boolean(await cluster.leader()));
      figures.push(
        ...(await lose('stopped 35 s, then continued', cluster, async (lost) => {
          const node = await lost.leader();
          await lost.signal(node, 'SIGSTOP');
          await pause(STOPPED_MS);
          await lost.signal(node, 'SIGCONT');
        })),
      );
      const alive = processes.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      figures.push({
        what: 'processes of the school that live',
        figure: `${alive.length} of ${processes.length}`,
        bar: '3 of 3',
        holds: alive.length === processes.length,
      });
      await Promise.all(processes.map(({ stop }) => stop()));
      return figures;
    } finally {
      await cluster.close();
    }
  },
};
