import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { type LeakyProxy, startLeakyProxy } from '../../test/start-leaky-proxy.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const school = openTestSchool();
const READ = '/v1/client/user/notifications/unread';

let proxy: LeakyProxy;
let server: RunningServer;
let lines: { level: number; msg: string }[];

beforeEach(async () => {
  const { rows } = await school.deps.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(school.deps.pool.options.connectionString ?? '');
  proxy = await startLeakyProxy(Number(url.port));
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  url.pathname = `/${rows[0]?.name}`;
  lines = [];
  const kept = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  server = await startServer({
    settings: { ...school.deps.settings, PORT: 0 },
    databaseUrl: url.href,
    log: pino({ level: 'info' }, kept),
    pages: null,
    patienceMs: 500,
  });
});
afterEach(async () => {
  await Promise.all([server.stop(), proxy.stop()]);
});

/**
 * How much later than requested a timer of `ms` fires: a busy machine delays anything else that waits that long
 * equally.
 */
const lateness = async (ms: number) => {
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return performance.now() - began - ms;
};
/** Returns the answer with the time it took, in milliseconds. */
const get = async (path: string, token?: string) => {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...(token ? { headers: { 'x-auth-token': token } } : {}),
  });
  return { answer, body: await answer.json(), took: performance.now() - began };
};
const told = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);

describe('an unavailable database', () => {
  it('HOLD-01 that drops packets: reads are 503 with Retry-After within 5 s, readiness fails within 2 s, and both recover with the network', async () => {
    const { token } = await mintPerson(school);
    expect((await get(READ, token)).answer.status).toBe(200);
    expect((await get('/readyz')).answer.status).toBe(200);

    proxy.swallow();
    const [late, ready, ...reads] = await Promise.all([
      lateness(5_000),
      get('/readyz'),
      ...Array.from({ length: 20 }, () => get(READ, token)),
    ]);
    expect(ready).toMatchObject({ answer: { status: 503 }, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(ready.took - late).toBeLessThan(2_000);
    for (const { answer, body, took } of reads) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(body).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
      expect(took - late).toBeLessThan(5_900);
    }
    expect((await get('/healthz')).answer.status).toBe(200);

    proxy.heal();
    await expect.poll(async () => (await get(READ, token)).answer.status, { timeout: 25_000 }).toBe(200);
    await expect.poll(async () => (await get('/readyz')).answer.status, { timeout: 5_000 }).toBe(200);
  }, 60_000);

  it('HOLD-01 that refuses connections: reads are 503 rather than 401 or 500, the process lives, and the log says it once', async () => {
    const { token } = await mintPerson(school);
    expect((await get(READ, token)).answer.status).toBe(200);
    await proxy.stop();
    for (let turn = 0; turn < 5; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => get(READ, token)));
      for (const { answer } of answers) expect(answer.status).toBe(503);
    }
    expect(told()).toEqual(['the database does not answer']);
  }, 30_000);

  it('HOLD-01 that breaks off within a transaction: the transaction fails, and the server still answers', async () => {
    const { token } = await mintPerson(school);
    const { db, pool } = school.deps;
    const [{ rows: before }] = await Promise.all([
      pool.query<{ pid: number }>('select pg_backend_pid() as pid'),
    ]);
    expect(before).toHaveLength(1);
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect((await get(READ, token)).answer.status).toBe(200);
  });
});
