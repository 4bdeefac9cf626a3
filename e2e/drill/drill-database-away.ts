import { setTimeout as pause } from 'node:timers/promises';
import { startLeakyProxy } from '@plinth/api-server/testing/start-leaky-proxy';
import { embeddedDatabase } from '../bench/embedded-database.ts';
import { atMost, type Drill, type Figure, holds } from './drill.ts';
import { startProcess } from './start-process.ts';

const READS = 20;
const OUTAGE_MS = 30_000;
/** Makes the API ask the database whose token it is. */
const READ = '/v1/client/user/notifications/unread';

type Asked = { status: number; retryAfter: string | null; seconds: number };

async function ask(address: string): Promise<Asked> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { 'x-auth-token': 'nobody-has-this-token' } });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    seconds: (performance.now() - began) / 1_000,
  };
}

/** HOLD-01, for 30 s each: a database whose packets are lost, and one that refuses connections. */
export const databaseAway: Drill = {
  name: 'database-away',
  what: 'a database that drops packets, then one that refuses, 30 s each, under reads',
  run: async (folder) => {
    const keeper = await startProcess({ name: 'keeper', folder });
    const { url } = await embeddedDatabase(keeper.home);
    const through = new URL(url);
    let proxy = await startLeakyProxy(Number(through.port));
    through.port = String(proxy.port);
    const web = await startProcess({ name: 'web', folder, role: 'web', env: { DATABASE_URL: through.href } });
    const figures: Figure[] = [];
    const measure = async (name: string) => {
      const answers: Asked[] = [];
      let slowestReady = 0;
      for (const end = performance.now() + OUTAGE_MS; performance.now() < end; await pause(500)) {
        const [ready, ...reads] = await Promise.all([
          ask(`${web.origin}/readyz`),
          ...Array.from({ length: READS }, () => ask(`${web.origin}${READ}`)),
        ]);
        slowestReady = Math.max(slowestReady, ready.seconds);
        answers.push(...reads);
      }
      figures.push(
        atMost(`${name}: slowest read`, Math.max(...answers.map(({ seconds }) => seconds)), 5, ' s'),
        atMost(`${name}: slowest readiness`, slowestReady, 2, ' s'),
        holds(
          `${name}: ${answers.length} reads, each 503 with Retry-After`,
          answers.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
        ),
      );
    };
    const back = async (name: string) => {
      const began = performance.now();
      while (!(await web.isReady())) await pause(100);
      figures.push(atMost(`${name}: ready again after`, (performance.now() - began) / 1_000, 20, ' s'));
    };
    proxy.swallow();
    await measure('silent');
    proxy.heal();
    await back('silent');
    const { port } = proxy;
    await proxy.stop();
    await measure('refused');
    proxy = await startLeakyProxy(Number(new URL(url).port), port);
    await back('refused');
    figures.push(holds('the process lives', web.child.exitCode === null));
    await web.stop();
    await proxy.stop();
    await keeper.stop();
    return figures;
  },
};
