import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
// Named by an import too, so that the declaration below finds it in programs that have a copy of their own.
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { initialiseCluster } from '../src/db/embedded/initialise-cluster.ts';
import { findPostgresAccount } from '../src/db/embedded/postgres-account.ts';
import { findPostgresBinaries } from '../src/db/embedded/postgres-binaries.ts';
import { migrate } from '../src/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Where a test's school stores its files. */
    filesLie: 'on disk' | 'in buckets';
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

const FLAGS = {
  fsync: 'off',
  jit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
/** Occurs in no text: messages to people have the secrets of their settings masked. */
const PASSWORD = 'of-the-tests-alone';
const START_MS = 60_000;

const urlOf = (port: number) => `postgres://plinth:${PASSWORD}@127.0.0.1:${port}`;

/**
 * Waits until the server accepts connections. @throws its output when it has ended, or does not accept within a minute
 */
async function waitFor(port: number, server: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: `${urlOf(port)}/postgres` });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null || performance.now() > until) throw error;
      await pause(30);
    }
  }
}

/** Starts one real PostgreSQL for the run, with a migrated template that every test file clones. */
export default async function startPostgres(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-test-'));
  // PostgreSQL refuses to run as root and so runs as a separate user, who must be able to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const binaries = await findPostgresBinaries();
  const data = join(folder, 'pg');
  // Wherever the project is, even below a home folder that only root may enter.
  const account = await findPostgresAccount([data, binaries.postgres]);
  await initialiseCluster({
    folder: data,
    initdb: binaries.initdb,
    account,
    password: PASSWORD,
    flags: ['--no-sync'],
  });
  const flags = Object.entries(FLAGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = account.wrap(binaries.postgres, ['-D', data, '-p', String(port), ...flags]);
  const server = spawn(run.command, run.args, { ...run.ids, cwd: '/', stdio: 'ignore' });
  const farewell = () => server.kill('SIGQUIT');
  process.on('exit', farewell);
  await waitFor(port, server);
  const base = urlOf(port);
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
    process.off('exit', farewell);
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
