import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestSchool } from '../test/open-test-school.ts';
import { queueMail } from './services/mails/queue-mail.ts';
import { startServer } from './start-server.ts';

const school = openTestSchool();
const log = pino({ level: 'silent' });

/** A mail server that accepts every connection and never replies. */
const mute = createServer(() => {});
afterAll(() => {
  mute.close();
});

const portOf = (server: ReturnType<typeof createServer>) => {
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
};

describe('stopping a server', () => {
  const start = async (env: { SMTP_URL?: string; STOP_GRACE_SECONDS?: number } = {}) => {
    const { rows } = await school.deps.pool.query<{ name: string }>('select current_database() as name');
    const url = new URL(school.deps.pool.options.connectionString ?? '');
    url.pathname = `/${rows[0]?.name}`;
    return startServer({
      settings: { ...school.deps.settings, ...env, PORT: 0 },
      databaseUrl: url.href,
      log,
      pages: null,
      patienceMs: 500,
    });
  };

  it('answers the request in progress, accepts no new one, and ends', async () => {
    const server = await start();
    const answer = fetch(`http://127.0.0.1:${server.port}/openapi.json`);
    await fetch(`http://127.0.0.1:${server.port}/healthz`);
    await Promise.all([server.stop(), expect(answer).resolves.toMatchObject({ status: 200 })]);
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
  });

  it('ADOPT-06 first reports not ready, keeps answering for its grace period with closing connections, then accepts none', async () => {
    const server = await start({ STOP_GRACE_SECONDS: 1 });
    const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
    const before = await ask('/readyz');
    expect(before.status).toBe(200);
    expect(before.headers.get('connection')).toBe('keep-alive');
    const began = performance.now();
    const stopped = server.stop();
    const [ready, alive, answer] = await Promise.all(['/readyz', '/healthz', '/openapi.json'].map(ask));
    for (const check of [ready, alive]) {
      expect(check?.status).toBe(503);
      expect(await check?.json()).toMatchObject({ message: 'This process is stopping.' });
    }
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('connection')).toBe('close');
    await stopped;
    expect(performance.now() - began).toBeGreaterThan(990);
    await expect(ask('/healthz')).rejects.toThrow();
  });

  it('ADOPT-06 closes the connection of a request in progress once it is answered, without waiting for it to idle', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /v1/client/login/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    const said: string[] = [];
    socket.on('data', (bytes: Buffer) => said.push(bytes.toString()));
    const ended = once(socket, 'close');
    await fetch(`http://127.0.0.1:${server.port}/healthz`);
    const stopped = server.stop();
    socket.write('}');
    await Promise.all([ended, stopped]);
    expect(said.join('')).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*connection: close/i);
  });

  it('does not wait for a mail server that hangs, and the email is tried again later', async () => {
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const server = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(mute)}` });
    const dialled = once(mute, 'connection');
    await queueMail(school.deps.db, school.now(), {
      to: 'patient@plinth.test',
      template: 'trial',
      subject: 'An email that nobody takes',
      greeting: 'Hello,',
      paragraphs: ['Nothing.'],
    });
    await dialled;
    const began = performance.now();
    await server.stop();
    // The mail server has ten seconds to greet.
    expect(performance.now() - began).toBeLessThan(9_000);
    const { rows } = await school.deps.pool.query(
      `select status from mails where "to" = 'patient@plinth.test' and next_try_at > now()`,
    );
    expect(rows).toEqual([{ status: 'PENDING' }]);
  });

  it('cuts off a client that never finishes its request', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /v1/client/login/email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    const cut = once(socket, 'close');
    socket.on('error', () => {});
    // The rest of the request never arrives: without the cut neither would end.
    await Promise.all([server.stop(), cut]);
  });
});
