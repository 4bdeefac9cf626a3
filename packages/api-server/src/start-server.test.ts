import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestSchool } from '../test/open-test-school.ts';
import { queueMail } from './services/mails/queue-mail.ts';
import { startServer } from './start-server.ts';

const school = openTestSchool();
const log = pino({ level: 'silent' });

/** A mail server that takes every connection and never says a word. */
const mute = createServer(() => {});
afterAll(() => {
  mute.close();
});

const portOf = (server: ReturnType<typeof createServer>) => {
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
};

describe('a server that is asked to stop', () => {
  const start = async (env: { SMTP_URL?: string } = {}) => {
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

  it('answers the request that is under way, takes no new one, and ends', async () => {
    const server = await start();
    const answer = fetch(`http://127.0.0.1:${server.port}/openapi.json`);
    await fetch(`http://127.0.0.1:${server.port}/healthz`);
    await Promise.all([server.stop(), expect(answer).resolves.toMatchObject({ status: 200 })]);
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
  });

  it('does not wait for a mail server that hangs, and the mail is tried again later', async () => {
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const server = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(mute)}` });
    const dialled = once(mute, 'connection');
    await queueMail(school.deps.db, {
      to: 'patient@plinth.test',
      template: 'trial',
      subject: 'A mail that nobody takes',
      greeting: 'Hello,',
      paragraphs: ['nothing.'],
    });
    await dialled;
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
    const { rows } = await school.deps.pool.query(
      `select status from mails where "to" = 'patient@plinth.test' and next_try_at > now()`,
    );
    expect(rows).toEqual([{ status: 'PENDING' }]);
  });

  it('cuts off who holds a connection for ever', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /v1/client/login/email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    const cut = once(socket, 'close');
    socket.on('error', () => {});
    const began = performance.now();
    await Promise.all([server.stop(), cut]);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
